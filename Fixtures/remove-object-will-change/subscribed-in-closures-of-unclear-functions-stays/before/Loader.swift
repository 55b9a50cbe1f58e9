import Combine
import SwiftUI

final class Book: ObservableObject {
    @Published var title = ""
}

final class Shelf: ObservableObject {
    @Published var name = ""
}

struct Loader {
    /// What it gives depends on what it is asked for.
    func load<Item: AnyObject>(_ type: Item.Type, then handle: (Item) -> Void) {}
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    @ObservedObject var book: Book
    let loader = Loader()

    var body: some View {
        Button(shelf.name + book.title) {
            loader.load(Shelf.self) { found in
                found.objectWillChange.send()
            }
        }
    }
}
