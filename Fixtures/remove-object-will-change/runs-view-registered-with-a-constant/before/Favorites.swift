import SwiftUI

final class Favorites: ObservableObject {
  @Published var title = "favorites"
  private let check: (String) -> Bool
  private let insert: (String) -> Void

  init(check: @escaping (String) -> Bool, insert: @escaping (String) -> Void) {
    self.check = check
    self.insert = insert
  }

  func contains(_ name: String) -> Bool { check(name) }

  func add(_ name: String) {
    objectWillChange.send()
    insert(name)
  }
}

/// It has nothing but constants.
final class Marks: ObservableObject {
  private let check: (String) -> Bool
  private let insert: (String) -> Void

  init(check: @escaping (String) -> Bool, insert: @escaping (String) -> Void) {
    self.check = check
    self.insert = insert
  }

  func contains(_ name: String) -> Bool { check(name) }

  func add(_ name: String) {
    objectWillChange.send()
    insert(name)
  }
}

@MainActor enum Store {
  static var names: Set<String> = []
}

struct ContentView: View {
  @StateObject private var favorites = Favorites(
    check: { name in MainActor.assumeIsolated { Store.names.contains(name) } },
    insert: { name in MainActor.assumeIsolated { _ = Store.names.insert(name) } })

  var body: some View {
    Text(favorites.title)
    Row(favorites: favorites, name: "a")
    Row(favorites: favorites, name: "b")
  }
}

struct Row: View {
  @ObservedObject var favorites: Favorites
  let name: String

  var body: some View {
    Text(favorites.contains(name) ? "yes" : "no")
    Button("add \(name)") { favorites.add(name) }
  }
}

struct MarkRow: View {
  @ObservedObject var marks: Marks
  let name: String

  var body: some View {
    Button(marks.contains(name) ? "yes" : "no") { marks.add(name) }
  }
}
