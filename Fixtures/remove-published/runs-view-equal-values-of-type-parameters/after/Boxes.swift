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

  func turn() { page = Page(content: Item(id: 1, name: page.content.name + "p")) }

  func count() { counts = [Item(id: 1, name: (counts.keys.first?.name ?? "") + "c"): 1] }

  func select() { selection = Item(id: 1, name: ((selection as? Item)?.name ?? "") + "s") }

  func rename() { names = ["b": names.count + 1] }
}

struct ContentView: View {
  @State private var box = Box(Item(id: 1))
  @State private var other = AnyBox(Item(id: 1))
  @State private var shelf = Shelf()

  var body: some View {
    Button("box") { box.value = Item(id: 1, name: box.value.name + "b") }
    Button("other") { other.value = Item(id: 1, name: other.value.name + "o") }
    Button("turn") { shelf.turn() }
    Button("count") { shelf.count() }
    Button("select") { shelf.select() }
    Button("rename") { shelf.rename() }
    BoxView(box: box)
    OtherView(other: other)
    PageView(shelf: shelf)
    CountsView(shelf: shelf)
    SelectionView(shelf: shelf)
    NamesView(shelf: shelf)
  }
}

struct BoxView: View {
  var box: Box<Item>

  var body: some View { Text("box \(box.value.name)") }
}

struct OtherView: View {
  var other: AnyBox<Item>

  var body: some View { Text("other \(other.value.name)") }
}

struct PageView: View {
  var shelf: Shelf

  var body: some View { Text("page \(shelf.page.content.name)") }
}

struct CountsView: View {
  var shelf: Shelf

  var body: some View { Text("counts \(shelf.counts.keys.first?.name ?? "")") }
}

struct SelectionView: View {
  var shelf: Shelf

  var body: some View { Text("selection \((shelf.selection as? Item)?.name ?? "")") }
}

struct NamesView: View {
  var shelf: Shelf

  var body: some View { Text("names \(shelf.names)") }
}
