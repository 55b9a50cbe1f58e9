import SwiftUI

struct Item: Identifiable, Hashable {
  let id: Int
  var title: String

  static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct LoadError: Error, Equatable {}

enum Phase: Equatable {
  case idle
  case loaded([Item])
}

/// The compiler compares its items.
struct Page: Equatable {
  var number = 0
  var items: [Item] = []
}

/// Objects, of which there may be several that are equal.
final class Player: Equatable {
  let id: Int
  var name = ""

  init(id: Int) { self.id = id }

  static func == (lhs: Player, rhs: Player) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Model {
  var optional: Item? { didSet { withMutation(keyPath: \.optional) {} } }
  var array: [Item] = [] { didSet { withMutation(keyPath: \.array) {} } }
  var set: Set<Item> = [] { didSet { withMutation(keyPath: \.set) {} } }
  var dictionary: [String: Item?] = [:] { didSet { withMutation(keyPath: \.dictionary) {} } }
  var result: Result<Item, LoadError>? { didSet { withMutation(keyPath: \.result) {} } }
  var phase = Phase.idle { didSet { withMutation(keyPath: \.phase) {} } }
  var page = Page() { didSet { withMutation(keyPath: \.page) {} } }
  var player = Player(id: 0) { didSet { withMutation(keyPath: \.player) {} } }
  var players: [Player]? { didSet { withMutation(keyPath: \.players) {} } }

  func load(_ item: Item, by player: Player) {
    optional = item
    array = [item]
    set = [item]
    dictionary = ["a": item]
    result = .success(item)
    phase = .loaded([item])
    page = Page(number: 0, items: [item])
    self.player = player
    players = [player]
  }
}

struct ModelView: View {
  var model: Model
  let item: Item

  var body: some View {
    Button(model.optional?.title ?? "") { model.load(item, by: Player(id: 0)) }
  }
}
