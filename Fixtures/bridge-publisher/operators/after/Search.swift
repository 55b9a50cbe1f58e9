import Combine
import Foundation
import Observation

@Observable
final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  var limit: Int? = nil {
    willSet { limitSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var limitSubject = CurrentValueSubject<Int?, Never>(_limit)
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    querySubject
      .map { $0.lowercased() }
      .filter { !$0.isEmpty }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { print($0) }
      .store(in: &cancellables)
    querySubject.map(\.count).throttle(for: 1, scheduler: RunLoop.main, latest: true)
      .sink { print($0) }.store(in: &cancellables)
    limitSubject.compactMap { $0 }.delay(for: .seconds(1), scheduler: DispatchQueue.main)
      .receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    limitSubject.replaceNil(with: 0).scan(0, +).share().sink { print($0) }.store(in: &cancellables)
    querySubject.prefix(2).collect().first().handleEvents(receiveOutput: { print($0) })
      .sink { print($0) }.store(in: &cancellables)
    querySubject.setFailureType(to: URLError.self).tryMap { $0 }.sink { _ in } receiveValue: { print($0) }
      .store(in: &cancellables)
  }
}
