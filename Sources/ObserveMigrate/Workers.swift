import Foundation

/// Spreads independent pieces of work over the cores.
struct Workers {
  private let limit: Int
  /// How many pieces a core takes at once: few, so that all end at the same time.
  private static let portion = 8

  /// - Parameter jobs: how many pieces may run at once; nil for as many as there are cores.
  init(jobs: Int?) {
    limit = jobs ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// The results of pieces `0..<count`, in order. Whichever core is free takes the next ones.
  ///
  /// - Parameters:
  ///   - portion: how many it takes; the fewer, the more evenly large pieces are spread.
  ///   - progress: called with how many pieces are taken.
  func map<Result: Sendable>(
    _ count: Int, inPortionsOf portion: Int = portion,
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    _ work: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    let open = OpenPieces(count: count, portion: portion)
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<max(1, min(limit, count)) {
        group.addTask {
          var results: [(Int, Result)] = []
          while let pieces = await open.take() {
            progress(pieces.lowerBound)
            for index in pieces { results.append((index, work(index))) }
          }
          return results
        }
      }
      var all: [(Int, Result)] = []
      for await batch in group { all += batch }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

/// The pieces that no core has taken yet.
private actor OpenPieces {
  private var open: Range<Int>
  private let portion: Int

  init(count: Int, portion: Int) {
    open = 0..<count
    self.portion = portion
  }

  func take() -> Range<Int>? {
    if open.isEmpty { return nil }
    let taken = open.prefix(portion)
    open = open.dropFirst(portion)
    return taken
  }
}
