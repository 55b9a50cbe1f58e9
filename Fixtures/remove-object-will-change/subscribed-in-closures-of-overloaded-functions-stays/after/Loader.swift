import Combine
import SwiftUI

final class Book: ObservableObject {
    @Published var title = ""
}

final class Shelf: ObservableObject {
    @Published var name = ""
}

struct Loader {
    func load(_ name: String, then handle: (Shelf) -> Void) {}
    func load(_ number: Int, then handle: (Book) -> Void) {}
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    @ObservedObject var book: Book
    let loader = Loader()

    var body: some View {
        Button(shelf.name + book.title) {
            loader.load("first") { found in
                found.objectWillChange.send()
            }
        }
    }
}
