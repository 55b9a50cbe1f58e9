import SwiftUI

@Observable
final class Library {
  var name = "Town"
}

struct Book {
  var home: Library?
  var title: String
}

struct ShelfView: View {
  weak var library: Library?
  let book: Book?
  let spare = Library()

  var body: some View {
    if let home = library ?? book?.home {
      LibraryView().environment(home)
    }
    if let other = book == nil ? spare : library {
      LibraryView().environment(other)
    }
    LibraryView().environment(library ?? book?.home ?? spare)
    LibraryView().environment(book?.title != "" && library != nil ? library! : book?.home ?? spare)
  }
}

struct LibraryView: View {
  @Environment(Library.self) var library

  var body: some View { Text(library.name) }
}
