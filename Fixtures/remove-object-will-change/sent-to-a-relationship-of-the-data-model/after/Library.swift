import CoreData
import SwiftUI

// Xcode generates 'book', 'shelf', 'pages' and the other properties from the data model.
final class Page: NSManagedObject {}

final class Book: NSManagedObject {}

@Observable
final class Reader {
    var opened = 0
    // Of the same name as a relationship.
    var shelf = ""
}

func turn(_ page: Page) {
    page.objectWillChange.send()
    page.book?.objectWillChange.send()
    page.book?.shelf?.objectWillChange.send()
}

func close(_ book: Book) {
    for page in book.pages {
        page.objectWillChange.send()
    }
    book.lastPage!.objectWillChange.send()
}

struct OpenedView: View {
    @State private var reader = Reader()

    var body: some View {
        Button("\(reader.shelf) \(reader.opened)") { reader.opened += 1 }
    }
}
