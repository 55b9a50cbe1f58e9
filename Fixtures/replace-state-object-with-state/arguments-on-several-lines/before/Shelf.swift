import SwiftUI

final class Shelf: ObservableObject {
  @Published var books: [String]
  let sorts: Bool

  init(books: [String], sorts: Bool) {
    self.books = books
    self.sorts = sorts
  }
}

struct ShelfView: View {
  @StateObject private var shelf: Shelf

  init(books: [String]) {
    _shelf = StateObject(
      wrappedValue: Shelf(
        books: books.filter { !$0.isEmpty },
        sorts: true
      ))
  }

  var body: some View { Text(shelf.books.joined()) }
}
