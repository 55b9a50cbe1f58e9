import SwiftUI

final class Library: ObservableObject {
  @Published var name = "Town"
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
      LibraryView().environmentObject(home)
    }
    if let other = book == nil ? spare : library {
      LibraryView().environmentObject(other)
    }
    LibraryView().environmentObject(library ?? book?.home ?? spare)
    LibraryView().environmentObject(book?.title != "" && library != nil ? library! : book?.home ?? spare)
  }
}

struct LibraryView: View {
  @EnvironmentObject var library: Library

  var body: some View { Text(library.name) }
}
