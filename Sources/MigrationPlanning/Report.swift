package import ProjectIndex

/// What came of every type, and everything there is to say about it.
package struct Report: Sendable {
  package enum Outcome: Sendable, Equatable {
    case migrated(properties: Int, uses: Int, Manner)
    case blocked
    /// Ready to move, but it moves with a type that is held back.
    case heldBack(by: [Culprit])
    case skipped
    /// Observable through something outside the sources.
    case foreign(String)
  }

  /// A type that holds another one back.
  package struct Culprit: Sendable, Equatable {
    package let name: String
    package let location: SourceLocation
  }

  /// How a type moves.
  package enum Manner: Sendable, Equatable {
    /// It gets the macro.
    case adoptsMacro
    /// A protocol refines `Observable` from now on.
    case refines
    /// It inherits from a class that moves, and nothing of its own changes.
    case follows
    /// It has the macro already.
    case isObservable
  }

  package struct TypeEntry: Sendable {
    package let name: String
    package let location: SourceLocation
    package let outcome: Outcome
    package let reasons: [Diagnostic]
  }

  package struct Summary: Sendable, Equatable {
    package var migratedTypes = 0
    package var types = 0
    package var properties = 0
    package var uses = 0
    package var changedFiles = 0
    package var files = 0
    package var blockedTypes = 0
    package var notes = 0
    /// The most common reasons first.
    package var reasons: [Reason] = []

    package struct Reason: Sendable, Equatable {
      package let id: DiagnosticID
      package let types: Int
    }
  }

  package let types: [TypeEntry]
  package let notes: [Diagnostic]
  package let summary: Summary

  package init(
    plan: Plan, types: ObservableTypes, index: ProjectIndex, fileNotes: [Diagnostic], changedFiles: Int
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
      entries += Self.entries(of: unit, properties: properties, uses: uses, declared: declared, index: index)
    }
    for (type, cause) in types.foreign {
      entries.append(
        TypeEntry(
          name: index.displayName(of: type), location: Self.location(of: type, index),
          outcome: .foreign(cause), reasons: []))
    }
    self.types = entries.sorted { $0.location < $1.location }
    let reasons = Set(entries.flatMap(\.reasons))
    notes = (applied.flatMap(\.notes) + fileNotes.filter { !reasons.contains($0) })
      .uniqued(by: \.self).sorted { $0.location < $1.location }
    summary = Self.summary(
      of: self.types, notes: notes.count, changedFiles: changedFiles, files: index.files.count)
  }

  private static func location(of type: TypeID, _ index: ProjectIndex) -> SourceLocation {
    SourceLocation(file: type.file, offset: index[type].nameRange.lowerBound)
  }

  private static func entries(
    of unit: Plan.Unit, properties: [TypeID: Int], uses: [TypeID: Int], declared: Set<TypeID>,
    index: ProjectIndex
  ) -> [TypeEntry] {
    let culprits = unit.members.filter { member in unit.blockedMembers.contains { $0.contains(member) } }
    return unit.members.map { member in
      let reasons = zip(unit.blockers, unit.blockedMembers).filter { $0.1.contains(member) }.map(\.0)
      let outcome: Outcome
      if unit.isSkipped {
        outcome = .skipped
      } else if unit.moves {
        outcome = .migrated(
          properties: properties[member] ?? 0, uses: uses[member] ?? 0,
          manner(of: member, declared: declared, index: index))
      } else if reasons.isEmpty {
        outcome = .heldBack(
          by: culprits.map {
            Culprit(name: index.displayName(of: $0), location: Self.location(of: $0, index))
          })
      } else {
        outcome = .blocked
      }
      return TypeEntry(
        name: index.displayName(of: member), location: location(of: member, index), outcome: outcome,
        reasons: unit.isSkipped ? [] : reasons)
    }
  }

  private static func manner(of type: TypeID, declared: Set<TypeID>, index: ProjectIndex) -> Manner {
    if index[type].kind == .protocol { return .refines }
    if declared.contains(type) { return .adoptsMacro }
    return index[type].attributes.contains { ["Observable", "Model"].contains($0.name.last ?? "") }
      ? .isObservable : .follows
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
      case .blocked, .heldBack: summary.blockedTypes += 1
      case .skipped: break
      case .foreign: continue
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
