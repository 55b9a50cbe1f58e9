import Combine
import SwiftUI

@Observable
final class Boot {
  private(set) var state = "" {
    willSet {
      stateSubject.send(newValue)
    }
    didSet { print(state) }
  }
  @ObservationIgnored private(set) lazy var stateSubject = CurrentValueSubject<String, Never>(_state)
  var isDone = false { willSet { isDoneSubject.send(newValue) } }
  @ObservationIgnored private(set) lazy var isDoneSubject = CurrentValueSubject<Bool, Never>(_isDone)
  var steps = 0 {
    willSet(next) {
      stepsSubject.send(next)
    }
  }
  @ObservationIgnored private(set) lazy var stepsSubject = CurrentValueSubject<Int, Never>(_steps)
  var failures = 0 {
    willSet { failuresSubject.send(newValue) }
    didSet { }
  }
  @ObservationIgnored private(set) lazy var failuresSubject = CurrentValueSubject<Int, Never>(_failures)
  var retries = 0 {
    willSet {
      print(newValue)
      retriesSubject.send(newValue)
    }
  }
  @ObservationIgnored private(set) lazy var retriesSubject = CurrentValueSubject<Int, Never>(_retries)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    stateSubject.sink { print($0) }.store(in: &cancellables)
    isDoneSubject.sink { print($0) }.store(in: &cancellables)
    stepsSubject.sink { print($0) }.store(in: &cancellables)
    failuresSubject.sink { print($0) }.store(in: &cancellables)
    retriesSubject.sink { print($0) }.store(in: &cancellables)
  }
}

struct BootView: View {
  var boot: Boot

  var body: some View {
    Text(boot.isDone ? "done" : boot.state)
  }
}
