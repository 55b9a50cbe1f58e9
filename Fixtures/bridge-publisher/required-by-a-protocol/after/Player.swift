import Combine
import Observation

protocol Playing {
  var title: String { get }
  var titlePublisher: AnyPublisher<String, Never> { get }
}

@Observable
final class Player: Playing {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  @ObservationIgnored private(set) lazy var titlePublisher: AnyPublisher<String, Never> = titleSubject.eraseToAnyPublisher()
}

final class MockPlayer: Playing {
  @Published var title = ""
  private(set) lazy var titlePublisher: AnyPublisher<String, Never> = $title.eraseToAnyPublisher()
}

func follow(_ player: any Playing) -> AnyCancellable { player.titlePublisher.sink { print($0) } }
