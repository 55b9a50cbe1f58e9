import Combine
import Foundation
import Observation

@Observable
final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  private(set) var isValid = false
  private(set) var hint = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    querySubject
      .map { $0.count > 2 }
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &cancellables)
    querySubject.map { $0.uppercased() }.sink { [weak self] in self?.hint = $0 }.store(in: &self.cancellables)
    querySubject.sink { print($0) }.store(in: &cancellables)
  }
}
