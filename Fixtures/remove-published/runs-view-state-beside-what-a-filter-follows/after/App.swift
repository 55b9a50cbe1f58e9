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
@Observable
final class Menu {
  private(set) var order: [String] = [] { didSet { withMutation(keyPath: \.order) {} } }
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init() {
    Favorites.shared.$order.removeDuplicates().sink { [weak self] in self?.order = $0 }.store(in: &subscriptions)
  }

  func weight(of name: String) -> Int { Favorites.shared.weight(of: name) }
}

/// Nothing follows before it is told to.
@Observable
final class Late {
  private(set) var order: [String] = [] { didSet { withMutation(keyPath: \.order) {} } }
  private var subscriptions: Set<AnyCancellable> = []

  func start() {
    Favorites.shared.$order.sink { [weak self] in self?.order = $0 }.store(in: &subscriptions)
  }
}

@Observable
final class Banner {
  static let shared = Banner()
  var text = "none" { didSet { withMutation(keyPath: \.text) {} } }
}

struct ContentView: View {
  @State private var menu = Menu()
  @State private var late = Late()
  private let banner = Banner.shared

  var body: some View {
    let _ = banner.text
    Text("\(menu.weight(of: "tea")) \(menu.order.count) \(late.order.count)")
    Button("add") { Favorites.shared.add("tea") }
  }
}
