import Combine

final class Search: ObservableObject {
  @Published var query = "" {
    didSet { log("query \(query)") }
  }
  @Published private(set) var hint = "none"
  @Published private(set) var length = -1
  private let log: (String) -> Void
  private var cancellables: Set<AnyCancellable> = []

  init(source: AnyPublisher<Int, Never>, _ log: @escaping (String) -> Void) {
    self.log = log
    $query
      .map { "hint for " + $0 }
      .assign(to: &$hint)
    $hint.sink { [weak self] in log("\($0) instead of \(self?.hint ?? "-")") }.store(in: &cancellables)
    source.assign(to: &$length)
    $length.dropFirst().sink { log("length \($0)") }.store(in: &cancellables)
  }

  deinit { log("gone") }
}

public func run(_ record: @escaping (String) -> Void) {
  let source = PassthroughSubject<Int, Never>()
  let counted = source.handleEvents(
    receiveOutput: { record("passing \($0)") }, receiveCancel: { record("cancelled") })
  var search: Search? = Search(source: counted.eraseToAnyPublisher(), record)
  record("made: \(search?.hint ?? "") \(search?.length ?? 0)")
  search?.query = "a"
  search?.query = "a"
  source.send(3)
  source.send(3)
  record("shown: \(search?.hint ?? "") \(search?.length ?? 0)")
  let isFreed = { [weak search] in search == nil }
  search = nil
  record("freed: \(isFreed())")
  source.send(4)
}
