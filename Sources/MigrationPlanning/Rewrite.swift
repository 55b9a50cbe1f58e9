package import SourceText
package import SwiftModel

/// What a rule says about one use of one or more observable types.
package struct Rewrite: Sendable {
  package enum Outcome: Sendable {
    /// Made when every subject moves, and none of the types in `unless` does.
    case edits([SourceEdit], unless: [TypeID])
    /// The use holds its subjects back.
    case blocked(Diagnostic)
  }

  /// How sure it is that the code means the same afterwards.
  package enum Confidence: Sendable {
    /// Proven from the sources.
    case safe
    /// Compiles, and may behave differently in a way that the notes name. Made on request only; what holds the
    /// subjects back otherwise.
    case review(otherwise: Diagnostic)
  }

  /// The types that the use is a use of. A use of several ties them together.
  package let subjects: [TypeID]
  package let file: Int
  package let outcome: Outcome
  /// Said when the subjects move.
  package let notes: [Diagnostic]
  package let counts: Counts
  /// What is written needs a name of `Observation`.
  package let needsObservation: Bool
  /// What is written needs a name of `Combine`.
  package let needsCombine: Bool
  package private(set) var confidence = Confidence.safe
  private var tie: SourceLocation?

  /// What the summary counts.
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

  /// The same edits, made only where some types stay; nil for what blocks or is to be reviewed.
  package func unless(_ types: [TypeID]) -> Rewrite? {
    guard case .edits(let edits, let others) = outcome, case .safe = confidence else { return nil }
    return Rewrite(
      subjects: subjects, file: file, outcome: .edits(edits, unless: others + types), notes: notes,
      counts: counts, needsObservation: needsObservation, needsCombine: needsCombine)
  }

  /// The same rewrite, to be reviewed by whoever runs the tool.
  package func reviewed(otherwise diagnostic: Diagnostic) -> Rewrite {
    var rewrite = self
    rewrite.confidence = .review(otherwise: diagnostic)
    return rewrite
  }

  /// What is left of it where rewrites to be reviewed are not asked for.
  package var withoutReview: Rewrite {
    guard case .review(let diagnostic) = confidence else { return self }
    return .blocked(subjects, diagnostic)
  }

  /// Ties types together without changing anything.
  ///
  /// - Parameter location: what ties them.
  package static func tie(_ subjects: [TypeID], at location: SourceLocation) -> Rewrite {
    var rewrite = Rewrite(subjects: subjects, file: location.file, outcome: .edits([], unless: []))
    rewrite.tie = location
    return rewrite
  }

  /// Where the use stands, as far as that is known.
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
