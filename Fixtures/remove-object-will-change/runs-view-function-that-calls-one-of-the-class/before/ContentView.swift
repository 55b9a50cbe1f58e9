import Combine
import SwiftUI

final class Store {
  var values: [String: Int] = [:]
}

final class Files: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private let store = Store()
  @Published private var count = 0

  func size(of name: String) -> Int { store.values[name] ?? 0 }

  @ViewBuilder func icon(of name: String) -> some View {
    if size(of: name) > 1 { Text("large") } else { Text("small") }
  }

  func grow(_ name: String) {
    objectWillChange.send()
    store.values[name, default: 0] += 1
  }
}

struct ContentView: View {
  @StateObject private var files = Files()

  var body: some View {
    IconView(files: files)
    Button("Grow") { files.grow("a") }
  }
}

struct IconView: View {
  @ObservedObject var files: Files

  var body: some View { files.icon(of: "a") }
}
