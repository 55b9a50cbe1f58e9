import Combine

final class Tab: ObservableObject {
  @Published private(set) var title: String?
  @Published private(set) var address = ""
  private var cancellables: Set<AnyCancellable> = []
  private var menu: Menu?

  func open() {
    menu = Menu(titles: _title.projectedValue.eraseToAnyPublisher())
    self._address.projectedValue.sink { print($0) }.store(in: &cancellables)
  }
}

final class Menu {
  let titles: AnyPublisher<String?, Never>
  init(titles: AnyPublisher<String?, Never>) { self.titles = titles }
}
