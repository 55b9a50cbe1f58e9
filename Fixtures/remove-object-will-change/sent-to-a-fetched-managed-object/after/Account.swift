import CoreData
import SwiftUI

final class Account: NSManagedObject {
    @NSManaged var name: String

    class func fetchRequest() -> NSFetchRequest<Account> {
        NSFetchRequest<Account>(entityName: "Account")
    }
}

@Observable
final class Profile {
    var name = ""
}

func rename(in context: NSManagedObjectContext, profile: Profile) {
    let request = Account.fetchRequest()
    if let account = try? context.fetch(request).first {
        account.objectWillChange.send()
        account.name = profile.name
    }
    let other: NSFetchRequest<Account> = Account.fetchRequest()
    for account in (try? context.fetch(other)) ?? [] {
        account.objectWillChange.send()
    }
}
