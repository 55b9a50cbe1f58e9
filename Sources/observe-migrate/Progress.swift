import Foundation
import ObserveMigrate

/// What a long run is at, for somebody who looks on.
enum Progress {
  /// Says a step on a terminal's standard error; in a pipe, nothing.
  static func show(_ step: WritingStep) {
    guard isatty(STDERR_FILENO) == 1, case .verifying(let run, let units, let all) = step else { return }
    Terminal.error("verifying (run \(run)): \(units) of \(all) units moved")
  }
}
