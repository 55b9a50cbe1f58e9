import Combine

protocol Playing: AnyObject {
  var titles: Published<String>.Publisher { get }
}

final class Player: ObservableObject, Playing {
  @Published var title = ""
  var titles: Published<String>.Publisher { $title }
}

final class PlayerMock: Playing {
  @Published var title = ""
  var titles: Published<String>.Publisher { $title }
}

func follow(_ player: any Playing) -> AnyCancellable { player.titles.sink { print($0) } }
