import Combine
import SwiftUI

final class Filter: ObservableObject {
  @Published var text = ""
  @Published var limit = 2
  @Published private(set) var results: [String] = []
  @Published private(set) var changes = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $text.combineLatest($limit)
      .map { text, limit in Array(["a", "aa", "aaa", "b"].filter { $0.hasPrefix(text) }.prefix(limit)) }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
    $text.dropFirst()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.changes += 1 }
      .store(in: &cancellables)
  }
}

struct ContentView: View {
  @StateObject private var filter = Filter()

  var body: some View {
    TextField("text", text: $filter.text)
    Stepper("limit", value: $filter.limit)
    Results(filter: filter)
  }
}

struct Results: View {
  @ObservedObject var filter: Filter

  var body: some View {
    Text("\(filter.changes) changes")
    ForEach(filter.results, id: \.self) { Text($0) }
  }
}
