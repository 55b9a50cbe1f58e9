import SwiftUI

@Observable
final class Library {
  var isLoading = false
  var count = 0
  let shelf = Shelf()

  init() { load() }

  func load() {
    guard !isLoading else { return }
    isLoading = true
    DispatchQueue.main.async {
      self.count += 1
      self.isLoading = false
    }
  }
}

/// Made by the library, which the app makes.
@Observable
final class Shelf {
  var rows = 0

  init() { fill() }

  func fill() {
    guard rows == 0 else { return }
    DispatchQueue.main.async { self.rows += 1 }
  }
}

struct LibraryApp: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup {
      LibraryView(library: library)
    }
  }
}

struct LibraryView: View {
  var library: Library

  var body: some View {
    Text(library.isLoading ? "wait" : "\(library.count)")
    ShelfView(shelf: library.shelf)
  }
}

struct ShelfView: View {
  var shelf: Shelf

  var body: some View {
    Text("\(shelf.rows)")
  }
}
