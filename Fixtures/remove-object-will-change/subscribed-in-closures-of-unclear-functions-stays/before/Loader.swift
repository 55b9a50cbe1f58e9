import Combine
import SwiftUI

final class Book: ObservableObject {
    @Published var title = ""
}

final class Shelf: ObservableObject {
    @Published var name = ""
}

protocol Source {
    associatedtype Item
}

struct ShelfSource: Source {
    typealias Item = Shelf
}

struct Loader {
    /// What it gives depends on what it is asked for.
    func load<Content: Source>(_ source: Content, then handle: (Content.Item) -> Void) {}
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    @ObservedObject var book: Book
    let loader = Loader()

    var body: some View {
        Button(shelf.name + book.title) {
            loader.load(ShelfSource()) { found in
                found.objectWillChange.send()
            }
        }
    }
}
