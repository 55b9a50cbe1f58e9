import Combine
import SwiftUI

final class Boot: ObservableObject {
  @Published private(set) var state = "" {
    willSet {
      objectWillChange.send()
    }
    didSet { print(state) }
  }
  @Published var isDone = false { willSet { objectWillChange.send() } }
  @Published var steps = 0 {
    willSet(next) {
      self.objectWillChange.send()
    }
  }
  @Published var failures = 0 {
    didSet { objectWillChange.send() }
  }
  @Published var retries = 0 {
    willSet {
      print(newValue)
      objectWillChange.send()
    }
  }
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $state.sink { print($0) }.store(in: &cancellables)
    $isDone.sink { print($0) }.store(in: &cancellables)
    $steps.sink { print($0) }.store(in: &cancellables)
    $failures.sink { print($0) }.store(in: &cancellables)
    $retries.sink { print($0) }.store(in: &cancellables)
  }
}

struct BootView: View {
  @ObservedObject var boot: Boot

  var body: some View {
    Text(boot.isDone ? "done" : boot.state)
  }
}
