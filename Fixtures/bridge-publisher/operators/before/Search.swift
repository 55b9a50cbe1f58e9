import Combine
import Foundation

final class Search: ObservableObject {
  @Published var query = ""
  @Published var limit: Int? = nil
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    $query
      .map { $0.lowercased() }
      .filter { !$0.isEmpty }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { print($0) }
      .store(in: &cancellables)
    $query.map(\.count).throttle(for: 1, scheduler: RunLoop.main, latest: true)
      .sink { print($0) }.store(in: &cancellables)
    $limit.compactMap { $0 }.delay(for: .seconds(1), scheduler: DispatchQueue.main)
      .receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    $limit.replaceNil(with: 0).scan(0, +).share().sink { print($0) }.store(in: &cancellables)
    $query.prefix(2).collect().first().handleEvents(receiveOutput: { print($0) })
      .sink { print($0) }.store(in: &cancellables)
    $query.setFailureType(to: URLError.self).tryMap { $0 }.sink { _ in } receiveValue: { print($0) }
      .store(in: &cancellables)
  }
}
