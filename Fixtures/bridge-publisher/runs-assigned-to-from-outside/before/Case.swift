import Combine

final class Header: ObservableObject {
  @Published var title = "none"
  @Published var length = 0
  private var cancellables: Set<AnyCancellable> = []
  private let log: (String) -> Void

  init(_ log: @escaping (String) -> Void) {
    self.log = log
    $title.sink { log("title \($0)") }.store(in: &cancellables)
  }

  deinit { log("gone") }
}

final class Page {
  var header: Header?

  init(_ titles: AnyPublisher<String, Never>, _ log: @escaping (String) -> Void) {
    let header = Header(log)
    self.header = header
    titles.assign(to: &header.$title)
    header.$title.map(\.count).assign(to: &header.$length)
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
