import Combine
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var isEven = true
  private let steps = PassthroughSubject<Int, Never>()

  init() { follow() }

  func step() { steps.send(1) }

  private func follow() {
    guard count == 0 else { return }
    followParity()
    return steps
      .map { $0 + 1 }
      .assign(to: &$count)
  }

  private func followParity() {
    return steps.map { $0 % 2 == 0 }.assign(to: &$isEven)
  }
}

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Button(counter.isEven ? "\(counter.count)" : "odd") { counter.step() }
  }
}
