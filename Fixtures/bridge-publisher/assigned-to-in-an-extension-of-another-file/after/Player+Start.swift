import Combine

extension Player {
  func start(_ source: AnyPublisher<Double, Never>) {
    source.sink { [weak self] in self?.position = $0 }.store(in: &cancellables)
  }
}
