import SwiftUI

final class Item: ObservableObject {
  @Published var isDone = false
}

// Where `Item` stays, the items are announced; the filter is told of nothing else.
final class Items: ObservableObject {
  @Published var items: [Item] = []
  @Published var filter = 0

  func toggle(_ item: Item) {
    item.isDone.toggle()
    objectWillChange.send()
  }
}

struct ItemsView: View {
  @ObservedObject var items: Items

  var body: some View {
    Text("\(items.items.filter(\.isDone).count) of \(items.filter)")
  }
}
