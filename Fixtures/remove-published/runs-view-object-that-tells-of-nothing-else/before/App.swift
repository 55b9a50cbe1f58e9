import SwiftUI

final class Cache { var names: Set<String> = [] }

/// All code that changes the cache changes the list, too, which the view reads.
final class Favorites: ObservableObject {
  static let shared = Favorites()
  @Published private(set) var list: [String] = []
  private let cache = Cache()

  func contains(_ name: String) -> Bool { cache.names.contains(name) }

  func toggle(_ name: String) {
    if cache.names.contains(name) {
      list.removeAll { $0 == name }
      cache.names.remove(name)
    } else {
      list.append(name)
      cache.names.insert(name)
    }
    Banner.shared.text = "toggled"
  }
}

final class Banner: ObservableObject {
  static let shared = Banner()
  @Published var text = "none"
}

struct ContentView: View {
  @ObservedObject private var favorites = Favorites.shared
  @ObservedObject private var banner = Banner.shared

  var body: some View {
    Text(favorites.contains("tea") ? "yes" : "no")
    ForEach(favorites.list, id: \.self) { Text($0) }
    Button("toggle") { favorites.toggle("tea") }
    VisitView()
  }
}

final class Visits { var count = 0 }

/// One of two changes of the visits does not change what the view reads.
final class Guests: ObservableObject {
  static let shared = Guests()
  @Published private(set) var names: [String] = []
  let visits = Visits()

  func greet(_ name: String) {
    names.append(name)
    visits.count += 1
  }

  func pass() {
    visits.count += 1
    Banner.shared.text = "passed \(visits.count)"
  }
}

struct VisitView: View {
  @ObservedObject private var guests = Guests.shared
  @ObservedObject private var banner = Banner.shared

  var body: some View {
    Text("\(guests.names.count) \(guests.visits.count)")
    Button("greet") { guests.greet("Ann") }
    Button("pass") { guests.pass() }
  }
}
