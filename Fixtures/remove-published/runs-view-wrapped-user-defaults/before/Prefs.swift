import Foundation
import SwiftUI

@propertyWrapper
struct UserDefault<Value> {
  let key: String
  let fallback: Value
  init(wrappedValue: Value, _ key: String) { (self.key, fallback) = (key, wrappedValue) }
  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

enum Prefs {
  @UserDefault("runs-view-ascending") static var ascending = true
  // Nothing changes it.
  @UserDefault("runs-view-size") static var size = 1
}

struct Zoom {
  static let shared = Zoom()

  var level: Int {
    get { UserDefaults.standard.integer(forKey: "runs-view-zoom") }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "runs-view-zoom") }
  }
}

final class Store: ObservableObject {
  @Published var items = [1, 2]
  @Published var title = ""

  init() {
    UserDefaults.standard.removeObject(forKey: "runs-view-ascending")
    UserDefaults.standard.removeObject(forKey: "runs-view-zoom")
  }

  func zoom() {
    Zoom.shared.level += 1
    items.append(3)
  }

  func turn() {
    Prefs.ascending.toggle()
    items.reverse()
  }
}

struct SizeView: View {
  @ObservedObject var store: Store
  var body: some View {
    Text("size \(Prefs.size)")
    TextField("title", text: $store.title)
  }
}

struct OrderView: View {
  @ObservedObject var store: Store
  var body: some View {
    Text(Prefs.ascending ? "up" : "down")
    Button("turn") { store.turn() }
  }
}

struct ZoomView: View {
  @ObservedObject var store: Store
  var body: some View {
    Text("zoom \(Zoom.shared.level)")
    Button("zoom") { store.zoom() }
  }
}

struct ItemsView: View {
  @ObservedObject var store: Store
  var body: some View { Text("\(store.items)") }
}

struct ContentView: View {
  @StateObject private var store = Store()
  var body: some View {
    VStack {
      OrderView(store: store)
      ZoomView(store: store)
      ItemsView(store: store)
      SizeView(store: store)
    }
  }
}
