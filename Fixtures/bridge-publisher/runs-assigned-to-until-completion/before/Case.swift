import Combine

final class Progress: ObservableObject {
  @Published var part = 0.0
  func follow(_ source: AnyPublisher<Double, Never>) { source.assign(to: &$part) }
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
