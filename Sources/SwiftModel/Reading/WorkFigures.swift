import Dispatch

/// How much this process has read, for measurements.
package struct WorkFigures: Sendable {
  /// How often files were parsed, whole or in part.
  package private(set) var parses = 0
  /// The bytes that were parsed: those of a file without what was left out.
  package private(set) var bytes = 0
  /// The bodies whose effects were read, with those of what they call.
  package private(set) var summaries = 0

  package static func - (later: WorkFigures, earlier: WorkFigures) -> WorkFigures {
    var difference = later
    difference.parses -= earlier.parses
    difference.bytes -= earlier.bytes
    difference.summaries -= earlier.summaries
    return difference
  }

  // MARK: Counting

  package static var current: WorkFigures { total.withTurn { $0 } }

  static func count(parsed bytes: Int) {
    total.withTurn { figures in
      figures.parses += 1
      figures.bytes += bytes
    }
  }

  package static func count(summaries: Int) {
    total.withTurn { $0.summaries += summaries }
  }

  private static let total = Total()

  private final class Total: @unchecked Sendable {
    /// Only one thread at a time uses `figures`.
    private let turn = DispatchSemaphore(value: 1)
    private var figures = WorkFigures()

    func withTurn<Result>(_ use: (inout WorkFigures) -> Result) -> Result {
      turn.wait()
      defer { turn.signal() }
      return use(&figures)
    }
  }
}
