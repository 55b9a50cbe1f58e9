import CoreData
import SwiftUI
import VendorKit

// Its superclass may have members of any type.
final class Page: VendorObject {}

// What an extension adds may be of any class.
final class Book: NSManagedObject {}

extension NSManagedObject {
    var reader: Reader? { Reader.current }
}

final class Reader: ObservableObject {
    static var current: Reader?

    @Published var opened = 0
}

final class Shelf: ObservableObject {
    @Published var count = 0
}

func turn(_ page: Page) {
    page.shelf?.objectWillChange.send()
}

func close(_ book: Book) {
    book.reader?.objectWillChange.send()
}
