import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var all = ["a", "b"]
  @Published var found: [String] = []
  @Published var text = ""
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
  @ObservedObject var search: Search

  var body: some View {
    Text(search.items.joined())
  }
}

struct ContentView: View {
  var body: some View {
    SearchView(search: Search())
  }
}
