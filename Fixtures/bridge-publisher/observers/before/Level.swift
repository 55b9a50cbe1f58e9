import Combine
import Foundation

final class Level: ObservableObject {
  @Published var plain = 0 {
    didSet {
      print(oldValue)
    }
  }
  @Published var both: Int = 0 {
    // First
    willSet {
      print(newValue)  // then
      // and last
    }
    didSet { print(both) }
  }
  @Published var named = 0 { willSet(next) { print(next) } }
  @Published var short = 0 { didSet { print(short) } }
  @Published var empty = 0 { willSet {} }
  @Published var closure = 0 {
    willSet { [1].forEach { _ in return } }
  }
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $plain.sink { _ in }.store(in: &cancellables)
    $both.sink { _ in }.store(in: &cancellables)
    $named.sink { _ in }.store(in: &cancellables)
    $short.sink { _ in }.store(in: &cancellables)
    $empty.sink { _ in }.store(in: &cancellables)
    $closure.sink { _ in }.store(in: &cancellables)
  }
}
