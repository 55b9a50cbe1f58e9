import SwiftUI

struct Item: Hashable {
  let id: Int
  var name = ""

  static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Page<Content: Equatable>: Equatable {
  var content: Content
}

final class Box<Value: Equatable>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

// Values of any type are announced in any case.
final class AnyBox<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

final class Shelf: ObservableObject {
  @Published var page = Page(content: Item(id: 1))
  @Published var counts = [Item(id: 1): 1]
  @Published var selection: AnyHashable = Item(id: 1)
  @Published var names = ["a": 1]

  func rename() {
    page = Page(content: Item(id: 1, name: "b"))
    counts = [Item(id: 1, name: "b"): 1]
    selection = Item(id: 1, name: "b")
    names = ["b": 1]
  }
}

struct ShelfView: View {
  @ObservedObject var box: Box<Item>
  @ObservedObject var other: AnyBox<Item>
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text(box.value.name + other.value.name + shelf.page.content.name)
    Text(shelf.counts.keys.first?.name ?? (shelf.selection as? Item)?.name ?? "\(shelf.names)")
    Button("rename") {
      box.value = Item(id: 1, name: "b")
      other.value = Item(id: 1, name: "b")
      shelf.rename()
    }
  }
}
