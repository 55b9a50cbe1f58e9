import CoreData
import SwiftUI
import VendorKit

// Its superclass may have members of any type.
final class Page: VendorObject {}

// Xcode generates 'cover' from the data model.
final class Book: NSManagedObject {}

final class Volume: NSManagedObject {
    var owner: Reader?
}

extension NSManagedObject {
    var reader: Reader? { Reader.current }
}

@dynamicMemberLookup
final class Loan: NSManagedObject {
    subscript<Value>(dynamicMember path: KeyPath<Ledger, Value>) -> Value {
        Ledger()[keyPath: path]
    }
}

struct Ledger {
    var entry: Reader? { Reader.current }
}

final class Reader: ObservableObject {
    static var current: Reader?

    @Published var opened = 0
}

func turn(_ page: Page) {
    page.shelf?.objectWillChange.send()
}

func close(_ book: Book) {
    book.cover?.owner?.objectWillChange.send()
    book.cover?.reader?.objectWillChange.send()
}

func lend(_ loan: Loan) {
    loan.entry?.objectWillChange.send()
}
