import Combine
import Observation

@Observable
final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
    didSet { log("query \(query)") }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  private(set) var hint = "none" {
    willSet { hintSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var hintSubject = CurrentValueSubject<String, Never>(_hint)
  private(set) var length = -1 {
    willSet { lengthSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var lengthSubject = CurrentValueSubject<_, Never>(_length)
  private let log: (String) -> Void
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(source: AnyPublisher<Int, Never>, _ log: @escaping (String) -> Void) {
    self.log = log
    querySubject
      .map { "hint for " + $0 }
      .sink { [weak self] in self?.hint = $0 }
      .store(in: &cancellables)
    hintSubject.sink { [weak self] in log("\($0) instead of \(self?.hint ?? "-")") }.store(in: &cancellables)
    source.sink { [weak self] in self?.length = $0 }.store(in: &cancellables)
    lengthSubject.dropFirst().sink { log("length \($0)") }.store(in: &cancellables)
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
