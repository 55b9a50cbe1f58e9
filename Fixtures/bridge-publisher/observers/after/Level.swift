import Combine
import Foundation
import Observation

@Observable
final class Level {
  var plain = 0 {
    willSet { plainSubject.send(newValue) }
    didSet {
      print(oldValue)
    }
  }
  @ObservationIgnored private(set) lazy var plainSubject = CurrentValueSubject<Int, Never>(_plain)
  var both: Int = 0 {
    // First
    willSet {
      print(newValue)  // then
      // and last
      bothSubject.send(newValue)
    }
    didSet { print(both) }
  }
  @ObservationIgnored private(set) lazy var bothSubject = CurrentValueSubject<Int, Never>(_both)
  var named = 0 { willSet(next) { print(next); namedSubject.send(next) } }
  @ObservationIgnored private(set) lazy var namedSubject = CurrentValueSubject<Int, Never>(_named)
  var short = 0 { willSet { shortSubject.send(newValue) } didSet { print(short) } }
  @ObservationIgnored private(set) lazy var shortSubject = CurrentValueSubject<Int, Never>(_short)
  var empty = 0 { willSet { emptySubject.send(newValue) } }
  @ObservationIgnored private(set) lazy var emptySubject = CurrentValueSubject<Int, Never>(_empty)
  var closure = 0 {
    willSet {
      [1].forEach { _ in return }
      closureSubject.send(newValue)
    }
  }
  @ObservationIgnored private(set) lazy var closureSubject = CurrentValueSubject<Int, Never>(_closure)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    plainSubject.sink { _ in }.store(in: &cancellables)
    bothSubject.sink { _ in }.store(in: &cancellables)
    namedSubject.sink { _ in }.store(in: &cancellables)
    shortSubject.sink { _ in }.store(in: &cancellables)
    emptySubject.sink { _ in }.store(in: &cancellables)
    closureSubject.sink { _ in }.store(in: &cancellables)
  }
}
