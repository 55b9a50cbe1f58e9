import Dispatch

/// Reads files on all cores while the caller waits, for analyses that need more than the facts.
package struct ConcurrentReader: Sendable {
  private let jobs: Int?

  /// - Parameter jobs: the maximal number of files read at once; nil for the number of cores.
  package init(jobs: Int? = nil) { self.jobs = jobs }

  /// The results for all elements, in order. Elements are taken from a shared queue.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ read: @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1, jobs != 1 else { return elements.map(read) }
    let pieces = Pieces<Result>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: min(jobs ?? .max, elements.count)) { _ in
      while let number = pieces.take() { pieces.put(read(elements[number]), at: number) }
    }
    return pieces.results
  }

  /// The results of two operations, which run at the same time, and neither of which waits for the other.
  package func both<First, Second>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    guard jobs != 1 else { return (first(), second()) }
    let results = Pair<First, Second>()
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      if number == 0 { results.first = first() } else { results.second = second() }
    }
    return (results.first!, results.second!)
  }
}

/// Two results; each is written by one thread, and both are read after that.
private final class Pair<First, Second>: @unchecked Sendable {
  var first: First?
  var second: Second?
}

/// A queue of indices, and the results by index.
private final class Pieces<Result: Sendable>: @unchecked Sendable {
  /// Protects the variables below.
  private let turn = DispatchSemaphore(value: 1)
  private var next = 0
  private var found: [Result?]

  init(count: Int) { found = Array(repeating: nil, count: count) }

  func take() -> Int? {
    turn.wait()
    defer { turn.signal() }
    guard next < found.count else { return nil }
    next += 1
    return next - 1
  }

  func put(_ result: Result, at number: Int) {
    turn.wait()
    defer { turn.signal() }
    found[number] = result
  }

  /// All results; to be read after all iterations have ended.
  var results: [Result] { found.compactMap { $0 } }
}
