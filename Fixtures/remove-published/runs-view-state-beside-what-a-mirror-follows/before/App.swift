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
    Banner.shared.text = "flipped"
  }
}

/// Follows the order, whatever it is set to: who reads that is told of each change.
final class Menu: ObservableObject {
  @Published private(set) var order: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() { subscribe() }

  private func subscribe() {
    Favorites.shared.$order.map { $0.sorted() }.sink { [weak self] names in self?.order = names }
      .store(in: &subscriptions)
  }

  func isFavorite(_ name: String) -> Bool { Favorites.shared.contains(name) }
  func flip(_ name: String) { Favorites.shared.flip(name) }
}

final class Banner: ObservableObject {
  static let shared = Banner()
  @Published var text = "none"
}

struct ContentView: View {
  @StateObject private var menu = Menu()
  @ObservedObject private var banner = Banner.shared

  var body: some View {
    Text(menu.isFavorite("tea") ? "favorite" : "not")
    Text("\(menu.order.count)")
    Button("flip") { menu.flip("tea") }
  }
}
