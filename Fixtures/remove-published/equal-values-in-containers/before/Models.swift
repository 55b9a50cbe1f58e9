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

final class Model: ObservableObject {
  @Published var optional: Item?
  @Published var array: [Item] = []
  @Published var set: Set<Item> = []
  @Published var dictionary: [String: Item?] = [:]
  @Published var result: Result<Item, LoadError>?
  @Published var phase = Phase.idle
  @Published var page = Page()
  @Published var player = Player(id: 0)
  @Published var players: [Player]?

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
  @ObservedObject var model: Model
  let item: Item

  var body: some View {
    Button(model.optional?.title ?? "") { model.load(item, by: Player(id: 0)) }
  }
}
