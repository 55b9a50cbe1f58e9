import SwiftUI

@Observable
final class Item: Identifiable {
  let id: Int
  var count = 0
  init(_ id: Int) { self.id = id }
}

@Observable
final class Box {
  var items: [Item] = [Item(1), Item(2)]

  var total: Int { items.map(\.count).reduce(0, +) }
}

@Observable
final class Shelf {
  var items: [Item] = []

  func show(_ items: [Item]) {
    self.items = items
  }
}

struct BoxView: View {
  var box: Box
  var shelf: Shelf

  var body: some View {
    Text("\(box.total)")
    ForEach(shelf.items) { item in Text("\(item.count)") }
  }
}
