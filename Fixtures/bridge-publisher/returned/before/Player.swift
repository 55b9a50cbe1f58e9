import Combine

final class Player: ObservableObject {
  @Published private(set) var title = ""
  @Published private(set) var time = 0.0

  var titlePublisher: AnyPublisher<String, Never> { $title.eraseToAnyPublisher() }
  var titles: Published<String>.Publisher { $title }
  func times() -> some Publisher<Double, Never> { $time }
  func anyTimes() -> any Publisher<Double, Never> {
    return $time
  }
}
