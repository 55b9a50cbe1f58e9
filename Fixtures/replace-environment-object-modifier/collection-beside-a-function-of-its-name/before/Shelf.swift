import SwiftUI

final class Item: ObservableObject, Identifiable {
  @Published var label = ""
}

final class Unrelated: ObservableObject {
  @Published var label = ""
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
    for item in items { _ = Text("").environmentObject(item) }
    items.forEach { item in _ = Text("").environmentObject(item) }
    _ = Text("").environmentObject(self.items[0])
    if let first = items.first { _ = Text("").environmentObject(first) }
    if let named = byName["a"] { _ = Text("").environmentObject(named) }
    let other = items
    _ = Text("").environmentObject(other[0])
    _ = Text("").environmentObject(name(of: items[0]))
  }

  var rows: some View {
    ForEach(items) { item in Text("").environmentObject(item) }
  }
}

struct ItemView: View {
  @EnvironmentObject var item: Item
  @ObservedObject var unrelated: Unrelated

  var body: some View { Text(item.label + unrelated.label) }
}
