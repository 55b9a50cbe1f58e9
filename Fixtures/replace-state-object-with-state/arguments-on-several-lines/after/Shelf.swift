import SwiftUI

@Observable
final class Shelf {
  var books: [String]
  let sorts: Bool

  init(books: [String], sorts: Bool) {
    self.books = books
    self.sorts = sorts
  }
}

struct ShelfView: View {
  @State private var shelf: Shelf

  init(books: [String]) {
    _shelf = State(
      wrappedValue: Shelf(
        books: books.filter { !$0.isEmpty },
        sorts: true
      ))
  }

  var body: some View { Text(shelf.books.joined()) }
}
