import Combine

protocol Playing {
  var title: String { get }
  var titlePublisher: Published<String>.Publisher { get }
}

final class Player: ObservableObject, Playing {
  @Published var title = ""
  var titlePublisher: Published<String>.Publisher { $title }
}

final class MockPlayer: Playing {
  @Published var title = ""
  var titlePublisher: Published<String>.Publisher { return $title }
}

func follow(_ player: any Playing) -> AnyCancellable { player.titlePublisher.sink { print($0) } }
