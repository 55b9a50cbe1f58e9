import SwiftUI

protocol Screen: AnyObject {
  associatedtype Icon: View
  associatedtype Row: View
  @ViewBuilder var icon: Icon { get }
  @ViewBuilder func row(_ name: String) -> Row
  var title: String { get }
}

/// Its getter has the result builder of the requirement, where nothing can be put before what it gives.
final class Store: ObservableObject, Screen {
  let defaults = UserDefaults.standard
  var title: String { "store" }

  var icon: some View {
    if defaults.bool(forKey: "on") { Text("yes") } else { Image("no") }
  }

  func row(_ name: String) -> some View { Text(name) }

  func set() {
    defaults.set(true, forKey: "on")
    objectWillChange.send()
  }
}

/// What is announced has none.
@Observable
final class Shop: Screen {
  let defaults = UserDefaults.standard
  var title: String {
    access(keyPath: \.title)
    return defaults.string(forKey: "title") ?? ""
  }
  var icon: some View { Text("shop") }

  func row(_ name: String) -> some View { Text(name) }

  func set() {
    defaults.set("shop", forKey: "title")
    withMutation(keyPath: \.title) {}
  }
}

struct StoreView: View {
  @ObservedObject var store: Store
  var shop: Shop

  var body: some View {
    store.icon
    Text(shop.title)
  }
}
