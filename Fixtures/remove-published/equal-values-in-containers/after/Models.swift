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
  var optional: Item?
  var array: [Item] = []
  var set: Set<Item> = []
  var dictionary: [String: Item?] = [:]
  var result: Result<Item, LoadError>?
  var phase = Phase.idle
  var page = Page()
  var player = Player(id: 0)
  var players: [Player]?

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

  /// Announces equal values too, as '@Published' did.
  private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
    true
  }

  /// Announces equal objects too, as '@Published' did.
  private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool {
    true
  }
}

struct ModelView: View {
  var model: Model
  let item: Item

  var body: some View {
    Button(model.optional?.title ?? "") { model.load(item, by: Player(id: 0)) }
  }
}
