import Combine
import Observation

protocol Playing: AnyObject {
  var titles: AnyPublisher<String, Never> { get }
}

@Observable
final class Player: Playing {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  @ObservationIgnored private(set) lazy var titles: AnyPublisher<String, Never> = titleSubject.eraseToAnyPublisher()
}

final class PlayerMock: Playing {
  @Published var title = ""
  private(set) lazy var titles: AnyPublisher<String, Never> = $title.eraseToAnyPublisher()
}

func follow(_ player: any Playing) -> AnyCancellable { player.titles.sink { print($0) } }
