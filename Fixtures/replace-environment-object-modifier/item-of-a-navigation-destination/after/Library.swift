import SwiftUI

@Observable
final class Book: Identifiable, Hashable {
  var title = ""

  static func == (left: Book, right: Book) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable
final class Shelf {
  var opened: Book?
}

struct ShelfView: View {
  @State private var shelf = Shelf()
  @State private var edited: Book?

  var body: some View {
    Text("Books")
      .navigationDestination(item: $shelf.opened) { book in
        BookView().environment(book)
      }
      .navigationDestination(item: $edited) {
        BookView().environment($0)
      }
      .navigationDestination(for: Book.self) { book in
        BookView().environment(book)
      }
  }
}

struct BookView: View {
  @Environment(Book.self) private var book

  var body: some View {
    Text(book.title)
  }
}
