import Combine
import Foundation
import Observation

@Observable
final class Search {
  var query = ""
  private var cancellables: Set<AnyCancellable> = []

  func start(_ source: AnyPublisher<String, Never>) {
    DispatchQueue.main.async {
      source.sink { [weak self] in self?.query = $0 }.store(in: &self.cancellables)
    }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      source.filter { !$0.isEmpty }
        .sink { [weak self] in self?.query = $0 }
        .store(in: &cancellables)
    }
  }
}
