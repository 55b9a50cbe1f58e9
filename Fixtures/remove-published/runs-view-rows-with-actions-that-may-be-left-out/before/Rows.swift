import SwiftUI

/// Nothing observes it: rows show it again as they are made anew with the list.
final class Item: Identifiable {
  let id: Int
  var isDone = false

  init(id: Int) { self.id = id }
}

final class Items: ObservableObject {
  @Published private(set) var all = [Item(id: 1), Item(id: 2)]
  @Published private(set) var taps = 0

  func toggle(_ item: Item) {
    item.isDone.toggle()
    taps += 1
  }
}

struct ContentView: View {
  @StateObject private var items = Items()

  var body: some View {
    ForEach(items.all) { item in Row(item: item, onTap: { items.toggle(item) }) }
  }
}

struct Row: View {
  let item: Item
  var onTap: (() -> Void)? = nil

  var body: some View {
    Text("\(item.id) \(item.isDone)")
    Button("tap") { onTap?() }
  }
}
