import Combine
import Foundation
import Observation

@Observable
final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  private(set) var year = 2000
  private(set) var title: String?
  private(set) var page: Int?
  private(set) var size: Int?
  private var cancellables = Set<AnyCancellable>()

  init() {
    // Both leave out what is nil, whatever follows.
    querySubject.compactMap { text -> Int? in Int(text) }.sink { [weak self] in self?.page = $0 }.store(in: &cancellables)
    querySubject.compactMap { text in
      guard text.count > 1 else { return nil }
      return text.count
    }
    .sink { [weak self] in self?.size = $0 }
    .store(in: &cancellables)
    querySubject
      .compactMap { Int($0) }
      .sink { [weak self] in self?.year = $0 }
      .store(in: &cancellables)
    querySubject
      .compactMap { $0.split(separator: " ").first }
      .map { String($0) }
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
  }
}
