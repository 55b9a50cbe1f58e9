import Combine
import SwiftUI

@Observable
final class Search {
  var all = ["a", "b"]
  var found: [String] = []
  var text = ""
  let typed = PassthroughSubject<String, Never>()
  private var subscription: AnyCancellable?

  var items: [String] { text.isEmpty ? all : found }

  init() {
    subscription =
      typed
      .map(items(with:))
      .sink { [weak self] in self?.found = $0 }
  }

  private func items(with text: String) -> [String] {
    ["a", "b"].filter { $0.contains(text) }
  }
}

struct SearchView: View {
  var search: Search

  var body: some View {
    Text(search.items.joined())
  }
}

struct ContentView: View {
  var body: some View {
    SearchView(search: Search())
  }
}
