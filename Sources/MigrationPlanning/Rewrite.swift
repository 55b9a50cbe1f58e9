package import SourceText
package import SwiftModel

/// The verdict of a rule on one use of one or more observable types.
package struct Rewrite: Sendable {
  /// The edits of the use, or the reason that it has none.
  package enum Outcome: Sendable {
    /// Applied if every subject moves, and none of the types in `unless` does.
    case edits([SourceEdit], unless: [TypeID])
    /// The use prevents its subjects from moving.
    case blocked(Diagnostic)
  }

  /// The certainty that the rewritten code behaves the same.
  package enum Confidence: Sendable {
    /// Proven from the sources.
    case safe
    /// Compiles, and may behave differently in a way that the notes name. Applied only with `--best-effort`; else the
    /// diagnostic blocks the subjects.
    case review(otherwise: Diagnostic)
  }

  /// The types that are used. All of them move together.
  package let subjects: [TypeID]
  package let file: Int
  package let outcome: Outcome
  /// Reported if the subjects move.
  package let notes: [Diagnostic]
  package let counts: Counts
  /// The edits need `import Observation`.
  package let needsObservation: Bool
  /// The edits need `import Combine`.
  package let needsCombine: Bool
  package private(set) var confidence = Confidence.safe
  private var tie: SourceLocation?

  /// The figure of the summary that the rewrite adds to.
  package enum Counts: Sendable { case declaration, property, use, nothing }

  package init(
    subjects: [TypeID], file: Int, outcome: Outcome, notes: [Diagnostic] = [], counts: Counts = .nothing,
    needsObservation: Bool = false, needsCombine: Bool = false
  ) {
    self.needsCombine = needsCombine
    self.subjects = subjects
    self.file = file
    self.outcome = outcome
    self.notes = notes
    self.counts = counts
    self.needsObservation = needsObservation
  }

  package static func edits(
    _ edits: [SourceEdit], of subjects: [TypeID], in file: Int, unless: [TypeID] = [],
    notes: [Diagnostic] = [], counts: Counts = .nothing, needsObservation: Bool = false,
    needsCombine: Bool = false
  ) -> Rewrite {
    Rewrite(
      subjects: subjects, file: file, outcome: .edits(edits, unless: unless), notes: notes, counts: counts,
      needsObservation: needsObservation, needsCombine: needsCombine)
  }

  package static func blocked(_ subjects: [TypeID], _ diagnostic: Diagnostic) -> Rewrite {
    Rewrite(subjects: subjects, file: diagnostic.location.file, outcome: .blocked(diagnostic))
  }

  /// The same edits, applied only if none of some types moves; nil for a blocker or a rewrite to be reviewed.
  package func unless(_ types: [TypeID]) -> Rewrite? {
    guard case .edits(let edits, let others) = outcome, case .safe = confidence else { return nil }
    return Rewrite(
      subjects: subjects, file: file, outcome: .edits(edits, unless: others + types), notes: notes,
      counts: counts, needsObservation: needsObservation, needsCombine: needsCombine)
  }

  /// The same rewrite with the confidence `.review`.
  package func reviewed(otherwise diagnostic: Diagnostic) -> Rewrite {
    var rewrite = self
    rewrite.confidence = .review(otherwise: diagnostic)
    return rewrite
  }

  /// The rewrite in a run without `--best-effort`.
  package var withoutReview: Rewrite {
    guard case .review(let diagnostic) = confidence else { return self }
    return .blocked(subjects, diagnostic)
  }

  /// Makes types move together, without edits.
  ///
  /// - Parameter location: the use that ties them.
  package static func tie(_ subjects: [TypeID], at location: SourceLocation) -> Rewrite {
    var rewrite = Rewrite(subjects: subjects, file: location.file, outcome: .edits([], unless: []))
    rewrite.tie = location
    return rewrite
  }

  /// The location of the use; nil if it is unknown.
  package var location: SourceLocation? {
    switch outcome {
    case .blocked(let diagnostic): diagnostic.location
    case .edits(let edits, _):
      tie ?? edits.first.map { SourceLocation(file: file, offset: $0.range.lowerBound) }
    }
  }

  package var isBlocked: Bool {
    if case .blocked = outcome { return true }
    return false
  }
}
