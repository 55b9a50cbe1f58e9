import Combine
import SwiftUI

final class Store {
  var values: [String: Int] = [:]
}

@Observable
final class Files {
  private let store = Store()
  private var count = 0

  func size(of name: String) -> Int {
    access(keyPath: \.count)
    return store.values[name] ?? 0
  }

  @ViewBuilder func icon(of name: String) -> some View {
    if size(of: name) > 1 { Text("large") } else { Text("small") }
  }

  func grow(_ name: String) {
    withMutation(keyPath: \.count) {}
    store.values[name, default: 0] += 1
  }
}

struct ContentView: View {
  @State private var files = Files()

  var body: some View {
    IconView(files: files)
    Button("Grow") { files.grow("a") }
  }
}

struct IconView: View {
  var files: Files

  var body: some View { files.icon(of: "a") }
}
