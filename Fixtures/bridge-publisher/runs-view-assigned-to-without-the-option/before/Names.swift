import Combine
import SwiftUI

final class Names: ObservableObject {
  @Published var query = ""
  @Published private(set) var found: [String] = []
  @Published private(set) var isEmpty = true

  init() {
    let all = ["ada", "alan", "grace"]
    let changes = PassthroughSubject<String, Never>()
    send = changes.send
    changes.map { text in all.filter { $0.hasPrefix(text) } }.assign(to: &$found)
    changes.map(\.isEmpty).assign(to: &$isEmpty)
  }

  private let send: (String) -> Void

  func add(_ letter: String) {
    query += letter
    send(query)
  }
}

struct ContentView: View {
  @StateObject private var names = Names()

  var body: some View {
    Text("\(names.query) \(names.found.joined(separator: " ")) \(names.isEmpty ? "empty" : "")")
    Button("a") { names.add("a") }
    Button("l") { names.add("l") }
  }
}
