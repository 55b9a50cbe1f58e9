import Dispatch

/// Asks files again, on all cores, where the code that asks waits for the answers.
package struct ConcurrentReader: Sendable {
  private let jobs: Int?

  /// - Parameter jobs: how many files may be read at once; nil for as many as there are cores.
  package init(jobs: Int? = nil) { self.jobs = jobs }

  /// What is read of each element, in order. Whichever core is free takes the next one.
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
}

/// The pieces that no core has taken yet, and what came of the others.
private final class Pieces<Result: Sendable>: @unchecked Sendable {
  /// Only one core at a time uses what follows.
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

  /// All of them, once every core has ended.
  var results: [Result] { found.compactMap { $0 } }
}
