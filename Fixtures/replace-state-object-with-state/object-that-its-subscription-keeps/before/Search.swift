import Combine
import SwiftUI

/// The subscription holds the object, and the object the subscription: none is ever dropped.
final class Search: ObservableObject {
  @Published var count = 0
  private let queries = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    queries.map(\.count).assign(to: \.count, on: self).store(in: &cancellables)
  }

  func ask(_ query: String) { queries.send(query) }
}

/// This one ends with its object.
final class Filter: ObservableObject {
  @Published var count = 0
  private let queries = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    queries.map(\.count).sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
  }

  func ask(_ query: String) { queries.send(query) }
}

struct SearchView: View {
  @StateObject private var search = Search()
  @StateObject private var filter = Filter()

  var body: some View {
    Text("\(search.count) \(filter.count)")
    Button("Ask") {
      search.ask("who")
      filter.ask("who")
    }
  }
}
