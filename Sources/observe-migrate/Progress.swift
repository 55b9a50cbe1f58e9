import Foundation
import ObserveMigrate

/// What a long run is at, for somebody who looks on: on a terminal's standard error, and never in a pipe.
enum Progress {
  private static let isShown = isatty(STDERR_FILENO) == 1

  /// Says a step of rewriting.
  ///
  /// - Parameter always: whether somebody wants to read it later, too.
  static func show(_ step: WritingStep, always: Bool = false) {
    guard isShown || always, case .verifying(let run, let units, let all) = step else { return }
    Terminal.error("verifying (run \(run)): \(units) of \(all) units moved")
  }

  /// What says how far reading is, when it takes longer than a second.
  static func ofReading() -> @Sendable (_ read: Int, _ all: Int) -> Void {
    let start = ContinuousClock.now
    return { read, all in
      guard isShown, ContinuousClock.now - start > .seconds(1) else { return }
      Terminal.status("reading \(read) of \(all) files")
    }
  }
}
