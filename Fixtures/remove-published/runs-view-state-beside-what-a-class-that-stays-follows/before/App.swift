import Combine
import SwiftUI

final class Favorites: ObservableObject {
  static let shared = Favorites()

  @Published private(set) var order: [String] = []
  private var known: Set<String> = []

  func contains(_ name: String) -> Bool { known.contains(name) }

  func flip(_ name: String) {
    if known.contains(name) {
      order.removeAll { $0 == name }
      known.remove(name)
    } else {
      order.append(name)
      known.insert(name)
    }
    Chrome.shared.title = "flipped"
  }
}

/// Stays, as its publisher is used, and tells the view of each change of the order.
final class Menu: ObservableObject {
  @Published private(set) var order: [String] = []
  @Published var isOpen = false
  var isOpenChanges: Published<Bool>.Publisher { $isOpen }

  init() { Favorites.shared.$order.receive(on: DispatchQueue.main).assign(to: &$order) }

  func isFavorite(_ name: String) -> Bool { Favorites.shared.contains(name) }
  func flip(_ name: String) { Favorites.shared.flip(name) }
}

final class Chrome: ObservableObject {
  static let shared = Chrome()
  @Published var title = "title"
}

struct ContentView: View {
  @StateObject private var menu = Menu()
  @ObservedObject private var chrome = Chrome.shared

  var body: some View {
    Text(menu.isFavorite("tea") ? "favorite" : "not")
    Button("flip") { menu.flip("tea") }
  }
}
