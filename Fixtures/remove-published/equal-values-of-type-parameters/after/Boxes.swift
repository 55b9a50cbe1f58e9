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

@Observable
final class Box<Value: Equatable> {
  var value: Value { didSet { withMutation(keyPath: \.value) {} } }

  init(_ value: Value) { self.value = value }
}

// Values of any type are announced in any case.
@Observable
final class AnyBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

@Observable
final class Shelf {
  var page = Page(content: Item(id: 1)) { didSet { withMutation(keyPath: \.page) {} } }
  var counts = [Item(id: 1): 1] { didSet { withMutation(keyPath: \.counts) {} } }
  var selection: AnyHashable = Item(id: 1) { didSet { withMutation(keyPath: \.selection) {} } }
  var names = ["a": 1]

  func rename() {
    page = Page(content: Item(id: 1, name: "b"))
    counts = [Item(id: 1, name: "b"): 1]
    selection = Item(id: 1, name: "b")
    names = ["b": 1]
  }
}

struct ShelfView: View {
  var box: Box<Item>
  var other: AnyBox<Item>
  var shelf: Shelf

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
