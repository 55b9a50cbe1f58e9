import Combine
import Observation

@Observable
final class Counter {
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
  private(set) var names: [String] = [] {
    willSet { namesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var namesSubject = CurrentValueSubject<[String], Never>(_names)
  var observed = 0 {
    willSet {
      log("willSet \(newValue) of \(observed)")
      observedSubject.send(newValue)
    }
    didSet { log("didSet \(oldValue) to \(observed)") }
  }
  @ObservationIgnored private(set) lazy var observedSubject = CurrentValueSubject<Int, Never>(_observed)
  var named = 0 {
    willSet(next) {
      log("named \(next)")
      namedSubject.send(next)
    }
  }
  @ObservationIgnored private(set) lazy var namedSubject = CurrentValueSubject<Int, Never>(_named)
  var distinct = 0 {
    willSet { distinctSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var distinctSubject = CurrentValueSubject<Int, Never>(_distinct)
  var stored = 0 { willSet { storedSubject.send(newValue) } didSet { log("stored \(stored)") } }
  @ObservationIgnored private(set) lazy var storedSubject = CurrentValueSubject<Int, Never>(_stored)
  private let log: (String) -> Void
  private var cancellables: Set<AnyCancellable> = []

  init(_ log: @escaping (String) -> Void) { self.log = log }

  func subscribe() {
    countSubject.sink { [weak self] in self?.log("count \($0) shown \(self?.count ?? -1)") }.store(in: &cancellables)
    distinctSubject.dropFirst().removeDuplicates().sink { [log] in log("distinct \($0)") }.store(in: &others)
    namesSubject.map { $0.joined(separator: "+") }.sink { [weak self] in
      self?.log("names \($0) shown \(self?.names.count ?? -1)")
    }.store(in: &cancellables)
    observedSubject.sink { [weak self] in self?.log("observed \($0) shown \(self?.observed ?? -1)") }
      .store(in: &cancellables)
    namedSubject.sink { [log] in log("sent \($0)") }.store(in: &cancellables)
    storedSubject.sink { [log] in log("sent \($0)") }.store(in: &cancellables)
  }

  private var others: Set<AnyCancellable> = []

  func add(_ name: String) { names.append(name) }
  func change() {
    names[0] += "!"
    withMutation(keyPath: \.names) { names = names }
    names.removeAll { $0 == "b" }
    names.swapAt(0, 1)
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let counter = Counter(record)
  counter.count = 1
  counter.observed = 1
  counter.add("before")
  counter.subscribe()
  record("subscribed")
  counter.count = 1
  counter.count = 2
  counter.count += 1
  counter.count = 3
  for name in ["a", "b"] { counter.add(name) }
  counter.change()
  counter.observed = 2
  counter.observed = 2
  counter.observed += 5
  counter.named = 4
  counter.stored = 5
  for number in [1, 1, 2] { counter.distinct = number }
  withUnsafeMutablePointer(to: &counter.count) { $0.pointee = 9 }
  record("shown \(counter.count) \(counter.names) \(counter.observed)")
}
