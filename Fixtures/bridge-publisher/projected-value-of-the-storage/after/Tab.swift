import Combine
import Observation

@Observable
final class Tab {
  private(set) var title: String? {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String?, Never>(_title)
  private(set) var address = "" {
    willSet { addressSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var addressSubject = CurrentValueSubject<String, Never>(_address)
  private var cancellables: Set<AnyCancellable> = []
  private var menu: Menu?

  func open() {
    menu = Menu(titles: titleSubject.eraseToAnyPublisher())
    self.addressSubject.sink { print($0) }.store(in: &cancellables)
  }
}

final class Menu {
  let titles: AnyPublisher<String?, Never>
  init(titles: AnyPublisher<String?, Never>) { self.titles = titles }
}
