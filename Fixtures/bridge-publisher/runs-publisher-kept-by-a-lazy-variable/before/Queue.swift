import Combine

protocol Queueing: AnyObject {
  var count: Int { get }
  var countPublisher: Published<Int>.Publisher { get set }
}

final class Queue: ObservableObject, Queueing {
  @Published var count = 0
  lazy var countPublisher: Published<Int>.Publisher = $count
}

final class PrintQueue: ObservableObject, Queueing {
  @Published var count: Int
  lazy var countPublisher: Published<Int>.Publisher = $count
  private let inner: any Queueing

  init(_ inner: any Queueing) {
    self.inner = inner
    count = inner.count
    inner.countPublisher.assign(to: &$count)
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
