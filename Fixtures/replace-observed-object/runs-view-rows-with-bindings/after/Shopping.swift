import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name = "milk"
  var isDone = false
}

@Observable
final class ShoppingList {
  var items = [Item(id: 1), Item(id: 2, name: "tea")]

  var open: [Item] { items.filter { !$0.isDone } }

  func add() { items.append(Item(id: (items.last?.id ?? 0) + 1)) }
  func clear() { items.removeAll(where: \.isDone) }
}

struct ContentView: View {
  @State private var list = ShoppingList()

  var body: some View {
    NavigationStack { ItemList(list: list) }
  }
}

struct ItemList: View {
  @Bindable var list: ShoppingList

  var body: some View {
    Text("\(list.open.count) open")
    ForEach($list.items) { $item in
      ItemRow(item: $item)
      Toggle("done \(item.id)", isOn: $item.isDone)
    }
    Button("add") { list.add() }
    Button("clear") { list.clear() }
  }
}

struct ItemRow: View {
  @Binding var item: Item

  var body: some View {
    TextField("name", text: $item.name)
    Text(item.isDone ? "have \(item.name)" : "buy \(item.name)")
  }
}
