import SwiftUI

@Observable
final class Item {
  var isDone = false
}

// Where `Item` stays, the items are announced; the filter is told of nothing else.
@Observable
final class Items {
  var items: [Item] = []
  var filter = 0

  func toggle(_ item: Item) {
    item.isDone.toggle()
  }
}

struct ItemsView: View {
  var items: Items

  var body: some View {
    Text("\(items.items.filter(\.isDone).count) of \(items.filter)")
  }
}
