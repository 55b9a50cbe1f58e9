import Combine
import SwiftUI

@Observable
final class Counter {
  var count = 0
  var isEven = true
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  private let steps = PassthroughSubject<Int, Never>()

  init() { follow() }

  func step() { steps.send(1) }

  private func follow() {
    guard count == 0 else { return }
    followParity()
    return steps
      .map { $0 + 1 }
      .sink { [weak self] in self?.count = $0 }
      .store(in: &cancellables)
  }

  private func followParity() {
    return steps.map { $0 % 2 == 0 }.sink { [weak self] in self?.isEven = $0 }.store(in: &cancellables)
  }
}

struct CounterView: View {
  @State private var counter = Counter()

  var body: some View {
    Button(counter.isEven ? "\(counter.count)" : "odd") { counter.step() }
  }
}
