package import SourceText
package import SwiftModel

/// The verdict of a rule on one use of one or more observable types.
package struct Rewrite: Sendable {
  /// The edits of the use, or the reason that it has none.
  package enum Outcome: Sendable {
    /// Applied if every subject moves.
    case edits([SourceEdit])
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
  /// Where one of these types moves, the rewrite is of no effect: it neither edits nor blocks anything.
  package private(set) var unless: [TypeID] = []
  /// Where one of these types stays, the rewrite is of no effect. For edits alone: what blocks would do so only where
  /// others move.
  private var partners: [TypeID] = []
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
      subjects: subjects, file: file, outcome: .edits(edits), notes: notes, counts: counts,
      needsObservation: needsObservation, needsCombine: needsCombine
    ).unless(unless)
  }

  package static func blocked(_ subjects: [TypeID], _ diagnostic: Diagnostic) -> Rewrite {
    Rewrite(subjects: subjects, file: diagnostic.location.file, outcome: .blocked(diagnostic))
  }

  /// The same rewrite, of effect only if none of some types moves.
  package func unless(_ types: [TypeID]) -> Rewrite {
    var rewrite = self
    rewrite.unless += types
    return rewrite
  }

  /// The same edits, of effect only if all of some types move, which nothing ties to its own.
  package func onlyMoving(with types: [TypeID]) -> Rewrite {
    precondition(!isBlocked)
    var rewrite = self
    rewrite.partners += types
    return rewrite
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
    return .blocked(subjects, diagnostic).unless(unless)
  }

  /// Makes types move together, without edits.
  ///
  /// - Parameter location: the use that ties them.
  package static func tie(_ subjects: [TypeID], at location: SourceLocation) -> Rewrite {
    var rewrite = Rewrite(subjects: subjects, file: location.file, outcome: .edits([]))
    rewrite.tie = location
    return rewrite
  }

  /// The location of the use; nil if it is unknown.
  package var location: SourceLocation? {
    switch outcome {
    case .blocked(let diagnostic): diagnostic.location
    case .edits(let edits):
      tie ?? edits.first.map { SourceLocation(file: file, offset: $0.range.lowerBound) }
    }
  }

  package var isBlocked: Bool { blocker != nil }

  /// The reason that there is no rewrite.
  package var blocker: Diagnostic? {
    if case .blocked(let diagnostic) = outcome { diagnostic } else { nil }
  }

  /// Whether it counts where some types move.
  package func isInEffect(moving moved: Set<TypeID>) -> Bool {
    !unless.contains(where: moved.contains) && partners.allSatisfy(moved.contains)
  }
}
