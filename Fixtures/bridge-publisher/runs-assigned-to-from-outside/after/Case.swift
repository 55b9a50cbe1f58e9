import Combine
import Observation

@Observable
final class Header {
  var title = "none" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  var length = 0
  @ObservationIgnored var subscriptions: Set<AnyCancellable> = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  private let log: (String) -> Void

  init(_ log: @escaping (String) -> Void) {
    self.log = log
    titleSubject.sink { log("title \($0)") }.store(in: &cancellables)
  }

  deinit { log("gone") }
}

final class Page {
  var header: Header?

  init(_ titles: AnyPublisher<String, Never>, _ log: @escaping (String) -> Void) {
    let header = Header(log)
    self.header = header
    titles.sink { [weak header] in header?.title = $0 }.store(in: &header.subscriptions)
    header.titleSubject.map(\.count).sink { [weak header] in header?.length = $0 }.store(in: &header.subscriptions)
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let titles = PassthroughSubject<String, Never>()
  let page = Page(
    titles.handleEvents(receiveCancel: { record("cancelled") }).eraseToAnyPublisher(), record)
  titles.send("one")
  titles.send("three")
  record("shown: \(page.header?.title ?? "-") \(page.header?.length ?? -1)")
  page.header = nil
  titles.send("five")
  record("end")
}
