import Combine

final class Counter: ObservableObject {
  @Published var count = 0
  @Published private(set) var names: [String] = []
  @Published var observed = 0 {
    willSet { log("willSet \(newValue) of \(observed)") }
    didSet { log("didSet \(oldValue) to \(observed)") }
  }
  @Published var named = 0 {
    willSet(next) {
      log("named \(next)")
    }
  }
  @Published var distinct = 0
  @Published var stored = 0 { didSet { log("stored \(stored)") } }
  private let log: (String) -> Void
  private var cancellables: Set<AnyCancellable> = []

  init(_ log: @escaping (String) -> Void) { self.log = log }

  func subscribe() {
    $count.sink { [weak self] in self?.log("count \($0) shown \(self?.count ?? -1)") }.store(in: &cancellables)
    $distinct.dropFirst().removeDuplicates().sink { [log] in log("distinct \($0)") }.store(in: &others)
    $names.map { $0.joined(separator: "+") }.sink { [weak self] in
      self?.log("names \($0) shown \(self?.names.count ?? -1)")
    }.store(in: &cancellables)
    $observed.sink { [weak self] in self?.log("observed \($0) shown \(self?.observed ?? -1)") }
      .store(in: &cancellables)
    $named.sink { [log] in log("sent \($0)") }.store(in: &cancellables)
    $stored.sink { [log] in log("sent \($0)") }.store(in: &cancellables)
  }

  private var others: Set<AnyCancellable> = []

  func add(_ name: String) { names.append(name) }
  func change() {
    names[0] += "!"
    names = names
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
