import SwiftUI

/// It stays, as its publisher is used.
final class Counter: ObservableObject {
  @Published var count = 0
  @Published private(set) var double = 0
  private var cancellables: Set<AnyCancellable> = []

  init() { $count.map { $0 * 2 }.sink { [weak self] in self?.double = $0 }.store(in: &cancellables) }
}

@Observable
final class Panel {
  private(set) var isOn = false { didSet { withMutation(keyPath: \.isOn) {} } }
  let counter = Counter()

  func count() {
    counter.count += 1
    isOn = false
  }
}

struct ContentView: View {
  @State private var panel = Panel()

  var body: some View {
    Shown(panel: panel)
    Button("count", action: panel.count)
  }
}

struct Shown: View {
  var panel: Panel

  var body: some View { Text("\(panel.counter.count) \(panel.isOn)") }
}
