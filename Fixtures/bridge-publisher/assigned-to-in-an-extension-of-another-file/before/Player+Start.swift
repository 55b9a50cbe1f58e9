import Combine

extension Player {
  func start(_ source: AnyPublisher<Double, Never>) {
    source.assign(to: &$position)
  }
}
