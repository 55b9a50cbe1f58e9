import Combine
import SwiftUI

@Observable
final class Search {
  /// What is typed.
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  private(set) var hits: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    querySubject
      .dropFirst()
      .sink { [weak self] query in self?.hits = [query] }
      .store(in: &cancellables)
    self.querySubject.sink(receiveValue: { print($0) }).store(in: &cancellables)
  }
}
