import SwiftUI

final class Book: ObservableObject, Identifiable, Hashable {
  @Published var title = ""

  static func == (left: Book, right: Book) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Shelf: ObservableObject {
  @Published var opened: Book?
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()
  @State private var edited: Book?

  var body: some View {
    Text("Books")
      .navigationDestination(item: $shelf.opened) { book in
        BookView().environmentObject(book)
      }
      .navigationDestination(item: $edited) {
        BookView().environmentObject($0)
      }
      .navigationDestination(for: Book.self) { book in
        BookView().environmentObject(book)
      }
  }
}

struct BookView: View {
  @EnvironmentObject private var book: Book

  var body: some View {
    Text(book.title)
  }
}
