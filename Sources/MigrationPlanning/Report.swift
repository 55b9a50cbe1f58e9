import SourceText
package import SwiftModel

/// The result of a run as values: the outcome of each type, with reasons, notes and figures.
package struct Report: Sendable {
  /// The result for one type.
  package enum Outcome: Sendable, Equatable {
    case migrated(properties: Int, uses: Int, Manner)
    case blocked
    /// It has no blockers of its own, but moves only together with a type that has.
    case heldBack(by: [Culprit])
    /// Excluded by an option: the type itself, or types that it moves together with.
    case skipped(with: [Culprit])
    /// Left unmigrated because verification of the result failed with it.
    case putBack
    /// Declared in a read-only file.
    case onlyRead
    /// Observable through a supertype of a framework, with its name.
    case foreign(String)
  }

  /// A blocked type, as the cause for another one not to move.
  package struct Culprit: Sendable, Equatable {
    package let name: String
    package let location: SourceLocation
  }

  /// The way in which a migrated type is changed.
  package enum Manner: Sendable, Equatable {
    /// `@Observable` is added.
    case adoptsMacro
    /// A protocol now refines `Observable`.
    case refines
    /// Its superclass moves, and nothing of its own changes.
    case follows
    /// It has `@Observable` or `@Model` already.
    case isObservable
  }

  /// The types and files that the options select for migration.
  package struct Selection: Sendable {
    private let readOnlyFiles: Set<Int>
    /// Types that are excluded.
    package let skipped: Set<TypeID>
    /// The only types to be migrated; empty for all.
    package let wanted: Set<TypeID>
    /// Types that verification of the result failed with.
    package var putBack: Set<TypeID> = []

    package init(readOnlyFiles: Set<Int>, skipped: Set<TypeID>, wanted: Set<TypeID>) {
      self.readOnlyFiles = readOnlyFiles
      self.skipped = skipped
      self.wanted = wanted
    }

    package func isReadOnly(_ file: Int) -> Bool { readOnlyFiles.contains(file) }
  }

  /// The result for one type with its name, location and reasons.
  package struct TypeEntry: Sendable {
    package let type: TypeID
    package let name: String
    package let location: SourceLocation
    package let outcome: Outcome
    package let reasons: [Diagnostic]
  }

  /// The figures of a run.
  package struct Summary: Sendable, Equatable {
    package var migratedTypes = 0
    package var types = 0
    package var properties = 0
    package var uses = 0
    package var changedFiles = 0
    package var files = 0
    package var blockedTypes = 0
    package var notes = 0
    /// By descending frequency.
    package var reasons: [Reason] = []

    /// A diagnostic with the number of types that it blocks.
    package struct Reason: Sendable, Equatable {
      package let id: DiagnosticID
      package let types: Int
    }
  }

  package let types: [TypeEntry]
  /// The index of each type in `types`.
  private let numbers: [TypeID: Int]
  package let notes: [Diagnostic]
  package let summary: Summary
  package let units: [Plan.Unit]
  /// Types that do not move, and would with `--best-effort`.
  package let freedByReview: Set<TypeID>
  /// Types that move only because a selected type, listed in `of`, does not move without them.
  package let companions: [(names: [String], of: [String])]
  /// The step that frees the most types; nil if there is none.
  package let nextStep: NextStep?
  /// The reasons that free the most types of those that no option moves.
  package let stepByHand: NextStep?
  /// What comes of options that were not given, where that was to be found out; fewer options first.
  package let trials: [OptionTrial]

  /// Those of the rewrites of each type that are carried out.
  private let notesByType: [TypeID: [Diagnostic]]

  package func notes(about type: TypeID) -> [Diagnostic] { notesByType[type] ?? [] }

  /// The types that each note is about, in the order of types.
  package var typesByNote: [Diagnostic: [TypeEntry]] {
    types.reduce(into: [:]) { all, entry in
      for note in notes(about: entry.type) { all[note, default: []].append(entry) }
    }
  }

  package func entry(of type: TypeID) -> TypeEntry? {
    numbers[type].map { types[$0] }
  }

  /// - Parameters:
  ///   - withReview: the plan with `--best-effort`.
  ///   - unreadFiles: the number of files that were not read as they are irrelevant.
  ///   - selection: the types and files to be migrated.
  package init(
    plan: Plan, withReview: Plan, trials: [OptionTrial] = [], types: ObservableTypes, index: ProjectIndex,
    fileNotes: [Diagnostic],
    changedFiles: Int, unreadFiles: Int = 0, selection: Selection
  ) {
    let applied = plan.applied
    var properties: [TypeID: Int] = [:]
    var uses: [TypeID: Int] = [:]
    var declared = Set<TypeID>()
    for rewrite in applied {
      guard let subject = rewrite.subjects.first else { continue }
      switch rewrite.counts {
      case .property: properties[subject, default: 0] += 1
      case .use: uses[subject, default: 0] += 1
      case .declaration: declared.insert(subject)
      case .nothing: break
      }
    }
    var entries: [TypeEntry] = []
    for unit in plan.units {
      entries += Self.entries(
        of: unit, properties: properties, uses: uses, declared: declared, index: index,
        selection: selection)
    }
    for (type, cause) in types.foreign {
      entries.append(
        TypeEntry(
          type: type, name: index.displayName(of: type), location: Self.location(of: type, index),
          outcome: .foreign(cause), reasons: []))
    }
    self.types = entries.sorted { $0.location < $1.location }
    numbers = Dictionary(self.types.enumerated().map { ($0.element.type, $0.offset) }) { first, _ in first }
    let reasons = Set(entries.flatMap(\.reasons))
    notes = (applied.flatMap(\.notes) + fileNotes.filter { !reasons.contains($0) })
      .uniqued().sorted { $0.location < $1.location }
    summary = Self.summary(
      of: self.types, notes: notes.count, changedFiles: changedFiles,
      files: index.files.count + unreadFiles)
    notesByType = Self.notesByType(applied)
    units = plan.units
    companions = plan.units.compactMap { unit in
      let wanted = unit.members.filter(selection.wanted.contains)
      let others = unit.members.filter { !selection.wanted.contains($0) }
      if !unit.moves || wanted.isEmpty || others.isEmpty { return nil }
      return (others.map(index.displayName), wanted.map(index.displayName))
    }
    freedByReview = withReview.moved.subtracting(plan.moved)
    self.trials = trials
    stepByHand = NextStep(
      resolvingReasonsIn: trials.max { $0.gained.count < $1.gained.count }?.plan ?? plan,
      isReadOnly: selection.isReadOnly)
    nextStep = NextStep(plan: plan, withReview: withReview, isReadOnly: selection.isReadOnly)
  }

  private static func notesByType(_ rewrites: [Rewrite]) -> [TypeID: [Diagnostic]] {
    var notes: [TypeID: [Diagnostic]] = [:]
    for rewrite in rewrites where !rewrite.notes.isEmpty {
      for subject in rewrite.subjects { notes[subject, default: []] += rewrite.notes }
    }
    return notes.mapValues { $0.uniqued().sorted { $0.location < $1.location } }
  }

  private static func culprit(_ type: TypeID, _ index: ProjectIndex) -> Culprit {
    Culprit(name: index.displayName(of: type), location: location(of: type, index))
  }

  private static func location(of type: TypeID, _ index: ProjectIndex) -> SourceLocation {
    SourceLocation(file: type.file, offset: index[type].nameRange.lowerBound)
  }

  private static func entries(
    of unit: Plan.Unit, properties: [TypeID: Int], uses: [TypeID: Int], declared: Set<TypeID>,
    index: ProjectIndex, selection: Selection
  ) -> [TypeEntry] {
    let culprits = unit.members.filter { member in unit.blockedMembers.contains { $0.contains(member) } }
    return unit.members.map { member in
      let reasons = zip(unit.blockers, unit.blockedMembers).filter { $0.1.contains(member) }.map(\.0)
      let outcome: Outcome
      if selection.isReadOnly(member.file) {
        outcome = .onlyRead
      } else if selection.putBack.contains(member) {
        outcome = .putBack
      } else if unit.isSkipped {
        let named = unit.members.filter(selection.skipped.contains)
        outcome = .skipped(with: named.contains(member) ? [] : named.map { culprit($0, index) })
      } else if unit.moves {
        outcome = .migrated(
          properties: properties[member] ?? 0, uses: uses[member] ?? 0,
          manner(of: member, declared: declared, index: index))
      } else if reasons.isEmpty {
        outcome = .heldBack(
          by: culprits.map { culprit($0, index) })
      } else {
        outcome = .blocked
      }
      return TypeEntry(
        type: member, name: index.displayName(of: member), location: location(of: member, index),
        outcome: outcome, reasons: unit.isSkipped || outcome == .onlyRead ? [] : reasons)
    }
  }

  private static func manner(of type: TypeID, declared: Set<TypeID>, index: ProjectIndex) -> Manner {
    if index[type].kind == .protocol { return .refines }
    if declared.contains(type) { return .adoptsMacro }
    return index[type].hasObservationMacro ? .isObservable : .follows
  }

  private static func summary(of types: [TypeEntry], notes: Int, changedFiles: Int, files: Int) -> Summary {
    var summary = Summary()
    var reasons: [DiagnosticID: Int] = [:]
    for entry in types {
      switch entry.outcome {
      case .migrated(let properties, let uses, _):
        summary.migratedTypes += 1
        summary.properties += properties
        summary.uses += uses
      case .blocked, .heldBack, .putBack: summary.blockedTypes += 1
      case .skipped: break
      case .foreign, .onlyRead: continue
      }
      summary.types += 1
      for id in Set(entry.reasons.map(\.id)) { reasons[id, default: 0] += 1 }
    }
    summary.notes = notes
    summary.changedFiles = changedFiles
    summary.files = files
    summary.reasons = reasons.map { Summary.Reason(id: $0.key, types: $0.value) }
      .sorted { ($1.types, $0.id.rawValue) < ($0.types, $1.id.rawValue) }
    return summary
  }
}
