import Combine
import SwiftUI

final class Favorites: ObservableObject {
  static let shared = Favorites()

  @Published private(set) var order: [String] = []
  private var weights: [String: Int] = [:]

  func weight(of name: String) -> Int { weights[name] ?? 0 }

  func add(_ name: String) {
    order = [name]
    weights[name, default: 0] += 1
    Banner.shared.text = "added \(name)"
  }
}

/// Equal orders do not arrive: only what else is announced tells of the weight.
final class Menu: ObservableObject {
  @Published private(set) var order: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    Favorites.shared.$order.removeDuplicates().sink { [weak self] in self?.order = $0 }.store(in: &subscriptions)
  }

  func weight(of name: String) -> Int { Favorites.shared.weight(of: name) }
}

/// Nothing follows before it is told to.
final class Late: ObservableObject {
  @Published private(set) var order: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  func start() {
    Favorites.shared.$order.sink { [weak self] in self?.order = $0 }.store(in: &subscriptions)
  }
}

final class Banner: ObservableObject {
  static let shared = Banner()
  @Published var text = "none"
}

struct ContentView: View {
  @StateObject private var menu = Menu()
  @StateObject private var late = Late()
  @ObservedObject private var banner = Banner.shared

  var body: some View {
    Text("\(menu.weight(of: "tea")) \(menu.order.count) \(late.order.count)")
    Button("add") { Favorites.shared.add("tea") }
  }
}
