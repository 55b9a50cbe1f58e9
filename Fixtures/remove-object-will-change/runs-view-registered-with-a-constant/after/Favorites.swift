import SwiftUI

@Observable
final class Favorites {
  var title = "favorites"
  private let check: (String) -> Bool
  private let insert: (String) -> Void

  init(check: @escaping (String) -> Bool, insert: @escaping (String) -> Void) {
    self.check = check
    self.insert = insert
  }

  func contains(_ name: String) -> Bool {
    access(keyPath: \.title)
    return check(name)
  }

  func add(_ name: String) {
    withMutation(keyPath: \.title) {}
    insert(name)
  }
}

/// It has nothing but constants.
@Observable
final class Marks {
  private let check: (String) -> Bool
  private let insert: (String) -> Void

  init(check: @escaping (String) -> Bool, insert: @escaping (String) -> Void) {
    self.check = check
    self.insert = insert
  }

  func contains(_ name: String) -> Bool {
    access(keyPath: \.check)
    return check(name)
  }

  func add(_ name: String) {
    withMutation(keyPath: \.check) {}
    insert(name)
  }
}

@MainActor enum Store {
  static var names: Set<String> = []
}

struct ContentView: View {
  @State private var favorites = Favorites(
    check: { name in MainActor.assumeIsolated { Store.names.contains(name) } },
    insert: { name in MainActor.assumeIsolated { _ = Store.names.insert(name) } })

  var body: some View {
    Text(favorites.title)
    Row(favorites: favorites, name: "a")
    Row(favorites: favorites, name: "b")
  }
}

struct Row: View {
  var favorites: Favorites
  let name: String

  var body: some View {
    Text(favorites.contains(name) ? "yes" : "no")
    Button("add \(name)") { favorites.add(name) }
  }
}

struct MarkRow: View {
  var marks: Marks
  let name: String

  var body: some View {
    Button(marks.contains(name) ? "yes" : "no") { marks.add(name) }
  }
}
