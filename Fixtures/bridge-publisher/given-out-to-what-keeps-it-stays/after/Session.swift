import Combine

final class Session: ObservableObject {
  @Published var isOpen = false
  var isOpenPublisher: Published<Bool>.Publisher { $isOpen }
}

final class Menu {
  private let isOpen: Published<Bool>.Publisher
  init(isOpen: Published<Bool>.Publisher) { self.isOpen = isOpen }
}

func menu(for session: Session) -> Menu { Menu(isOpen: session.isOpenPublisher) }
