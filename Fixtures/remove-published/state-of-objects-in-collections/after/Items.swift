import SwiftUI

final class Item {
  var count = 0
}

@Observable
final class ItemStore {
  var touched = 0
  var items = ["a": Item()]

  func touch() {
    items["a"]?.count += 1
    touched += 1
  }
}

struct ItemView: View {
  var store: ItemStore

  var body: some View {
    let _ = store.touched
    Text("\(store.items["a"]?.count ?? 0)")
    Button("Touch") { store.touch() }
  }
}

struct TouchedView: View {
  var store: ItemStore

  var body: some View { Text("\(store.touched)") }
}
