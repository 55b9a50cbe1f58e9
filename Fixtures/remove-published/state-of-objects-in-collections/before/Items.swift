import SwiftUI

final class Item {
  var count = 0
}

final class ItemStore: ObservableObject {
  @Published var touched = 0
  var items = ["a": Item()]

  func touch() {
    items["a"]?.count += 1
    touched += 1
  }
}

struct ItemView: View {
  @ObservedObject var store: ItemStore

  var body: some View {
    Text("\(store.items["a"]?.count ?? 0)")
    Button("Touch") { store.touch() }
  }
}

struct TouchedView: View {
  @ObservedObject var store: ItemStore

  var body: some View { Text("\(store.touched)") }
}
