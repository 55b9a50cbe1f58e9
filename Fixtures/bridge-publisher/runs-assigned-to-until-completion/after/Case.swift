import Combine
import Observation

@Observable
final class Progress {
  var part = 0.0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  func follow(_ source: AnyPublisher<Double, Never>) { source.sink { [weak self] in self?.part = $0 }.store(in: &cancellables) }
}

public func run(_ record: @escaping (String) -> Void) {
  let progress = Progress()
  let (first, second) = (PassthroughSubject<Double, Never>(), CurrentValueSubject<Double, Never>(0.5))
  progress.follow(first.eraseToAnyPublisher())
  progress.follow(second.eraseToAnyPublisher())
  record("\(progress.part)")
  first.send(0.7)
  record("\(progress.part)")
  first.send(completion: .finished)
  second.value = 0.8
  record("\(progress.part)")
}
