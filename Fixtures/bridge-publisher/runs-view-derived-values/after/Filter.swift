import Combine
import SwiftUI

@Observable
final class Filter {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  var limit = 2 {
    willSet { limitSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var limitSubject = CurrentValueSubject<Int, Never>(_limit)
  private(set) var results: [String] = []
  private(set) var changes = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    textSubject.combineLatest(limitSubject)
      .map { text, limit in Array(["a", "aa", "aaa", "b"].filter { $0.hasPrefix(text) }.prefix(limit)) }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
    textSubject.dropFirst()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.changes += 1 }
      .store(in: &cancellables)
  }
}

struct ContentView: View {
  @State private var filter = Filter()

  var body: some View {
    TextField("text", text: $filter.text)
    Stepper("limit", value: $filter.limit)
    Results(filter: filter)
  }
}

struct Results: View {
  var filter: Filter

  var body: some View {
    Text("\(filter.changes) changes")
    ForEach(filter.results, id: \.self) { Text($0) }
  }
}
