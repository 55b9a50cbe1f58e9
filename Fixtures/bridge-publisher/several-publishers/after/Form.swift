import Combine
import Foundation
import Observation

@Observable
final class Form {
  var first = "" {
    willSet { firstSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var firstSubject = CurrentValueSubject<String, Never>(_first)
  var last = "" {
    willSet { lastSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var lastSubject = CurrentValueSubject<String, Never>(_last)
  var age = 0 {
    willSet { ageSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var ageSubject = CurrentValueSubject<Int, Never>(_age)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    Publishers.CombineLatest(firstSubject, lastSubject).map { $0 + $1 }.sink { print($0) }.store(in: &cancellables)
    Publishers.CombineLatest3(firstSubject, lastSubject, ageSubject.removeDuplicates()).sink { print($0) }
      .store(in: &cancellables)
    Publishers.Merge(firstSubject, lastSubject).sink { print($0) }.store(in: &cancellables)
    Publishers.Zip(firstSubject, ageSubject).sink { print($0) }.store(in: &cancellables)
    firstSubject.combineLatest(lastSubject).sink { print($0) }.store(in: &cancellables)
    firstSubject.combineLatest(lastSubject, ageSubject) { "\($0)\($1)\($2)" }.sink { print($0) }.store(in: &cancellables)
    firstSubject.merge(with: lastSubject).sink { print($0) }.store(in: &cancellables)
    firstSubject.zip(ageSubject).sink { print($0) }.store(in: &cancellables)
    firstSubject.map { $0.count }.merge(with: ageSubject).sink { print($0) }.store(in: &cancellables)
  }
}
