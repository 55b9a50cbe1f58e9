import SwiftUI

/// Made by a static function that the context names: the view around depends on what that reads.
final class Item: ObservableObject {
  @Published var isLoading = false
  @Published var count = 0
  let id: Int

  init(id: Int) { self.id = id }

  static func loaded(_ id: Int) -> Item {
    let item = Item(id: id)
    item.load()
    return item
  }

  func load() {
    guard !isLoading else { return }
    isLoading = true
    DispatchQueue.main.async {
      self.count = self.id
      self.isLoading = false
    }
  }
}

struct ItemView: View {
  @ObservedObject var item: Item

  var body: some View { Text("\(item.count)") }
}

struct ContentView: View {
  @State private var taps = 1

  var body: some View {
    VStack {
      ItemView(item: .loaded(3))
      Text("\(taps)")
      Button("Tap") { taps += 1 }
    }
  }
}
