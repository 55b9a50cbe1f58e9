import SwiftUI

final class Library: ObservableObject {
  @Published var isLoading = false
  @Published var count = 0
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
final class Shelf: ObservableObject {
  @Published var rows = 0

  init() { fill() }

  func fill() {
    guard rows == 0 else { return }
    DispatchQueue.main.async { self.rows += 1 }
  }
}

struct LibraryApp: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup {
      LibraryView(library: library)
    }
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library

  var body: some View {
    Text(library.isLoading ? "wait" : "\(library.count)")
    ShelfView(shelf: library.shelf)
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text("\(shelf.rows)")
  }
}
