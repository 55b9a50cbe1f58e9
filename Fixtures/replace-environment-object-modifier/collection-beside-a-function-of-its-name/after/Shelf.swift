import SwiftUI

@Observable
final class Item: Identifiable {
  var label = ""
}

@Observable
final class Unrelated {
  var label = ""
}

final class Shelf {
  var items: [Item] = []
  var byName: [String: Item] = [:]
  var chosen: Set<Int> = []
  var name: String = ""

  func items(named name: String) -> Int { 0 }
  static func byName(_ name: String) -> Int { 0 }
  func name(of item: Item) -> Item { item }

  func show() {
    for item in items { _ = Text("").environment(item) }
    items.forEach { item in _ = Text("").environment(item) }
    _ = Text("").environment(self.items[0])
    if let first = items.first { _ = Text("").environment(first) }
    if let named = byName["a"] { _ = Text("").environment(named) }
    let other = items
    _ = Text("").environment(other[0])
    _ = Text("").environment(name(of: items[0]))
  }

  var rows: some View {
    ForEach(items) { item in Text("").environment(item) }
  }
}

struct ItemView: View {
  @Environment(Item.self) var item
  var unrelated: Unrelated

  var body: some View { Text(item.label + unrelated.label) }
}
