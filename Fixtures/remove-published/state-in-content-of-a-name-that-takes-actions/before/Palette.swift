import SwiftUI

enum Palette {
  nonisolated(unsafe) static var accent = "red"
}

final class Store: ObservableObject {
  @Published var revision = 0
  @Published var title = ""

  func next() {
    Palette.accent = "blue"
    revision = revision + 1
  }

  func rename() { title = "revision \(revision)" }
}

/// Its function shares the name of one of SwiftUI that takes content.
struct Toolbar {
  func overlay(action: @escaping () -> Void) { action() }
}

/// Its type shares the name of one of SwiftUI that takes content.
enum Menu {
  struct Section {
    let action: () -> Void
  }
}

struct PaletteView: View {
  @StateObject var store = Store()

  var body: some View {
    VStack {
      Text(store.title)
      Circle().overlay { Text(Palette.accent) }
      Button("Next") { store.next() }
      Button("Rename") { store.rename() }
    }
  }
}

final class Shelf: ObservableObject {
  @Published var revision = 0
  @Published var title = ""

  func next() {
    Palette.accent = "blue"
    revision = revision + 1
  }

  func rename() { title = "revision \(revision)" }
}

struct ShelfView: View {
  @StateObject var shelf = Shelf()

  var body: some View {
    VStack {
      Text(shelf.title)
      Section { Text(Palette.accent) }
      Button("Next") { shelf.next() }
      Button("Rename") { shelf.rename() }
    }
  }
}
