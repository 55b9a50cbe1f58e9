import Combine
import Observation

protocol Queueing: AnyObject {
  var count: Int { get }
  var countPublisher: AnyPublisher<Int, Never> { get set }
}

@Observable
final class Queue: Queueing {
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
  @ObservationIgnored lazy var countPublisher: AnyPublisher<Int, Never> = countSubject.eraseToAnyPublisher()
}

@Observable
final class PrintQueue: Queueing {
  var count: Int {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored lazy var countPublisher: AnyPublisher<Int, Never> = countSubject.eraseToAnyPublisher()
  private let inner: any Queueing

  init(_ inner: any Queueing) {
    self.inner = inner
    count = inner.count
    inner.countPublisher.sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let queue = Queue()
  let outer = PrintQueue(queue)
  // One subscription to each publisher at a time: among several, the order is not defined.
  let early = outer.countPublisher.sink { record("early \($0) from \(queue.count) \(outer.count)") }
  queue.count = 2
  queue.count += 1
  outer.count = 9
  early.cancel()
  queue.count = 4
  let other = Queue()
  let late = other.countPublisher.map { $0 * 10 }.sink { record("late \($0) from \(other.count)") }
  other.count = 5
  late.cancel()
  other.count = 6
  record("\(queue.count) \(outer.count) \(other.count)")
}
