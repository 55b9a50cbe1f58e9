import Combine
import Observation

@Observable
final class Player {
  private(set) var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  private(set) var time = 0.0 {
    willSet { timeSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var timeSubject = CurrentValueSubject<Double, Never>(_time)

  var titlePublisher: AnyPublisher<String, Never> { titleSubject.eraseToAnyPublisher() }
  @ObservationIgnored private(set) lazy var titles: AnyPublisher<String, Never> = titleSubject.eraseToAnyPublisher()
  func times() -> some Publisher<Double, Never> { timeSubject }
  func anyTimes() -> any Publisher<Double, Never> {
    return timeSubject
  }
}
