import MigrationPlanning
import SwiftModel

/// Notes where `objectWillChange` was sent at a limited rate, for variables that now announce each change.
///
/// ```swift
/// private(set) var samples: [Int] = []
///
/// ticks.throttle(for: 0.1, scheduler: RunLoop.main, latest: true)
///   .sink { [weak self] in self?.objectWillChange.send() }
/// ```
enum LimitedUpdates {
  /// - Parameter use: a use in file number `file`, of a class that moves.
  static func notes(of use: ObjectWillChangeUse, in file: Int, _ context: RuleContext) -> [Rewrite] {
    guard use.isOwn, case .sendStatement(let statement) = use.form, let limiter = statement.limiter else {
      return []
    }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    return context.model.subjects(of: use, in: scope).compactMap { owner in
      guard let subject = context.types[owner] else { return nil }
      let announced = namesAnnounced(in: owner, besides: use, context).union(names(changedWith: statement))
      let names = context.index[owner].variables.filter { variable in
        !announced.contains(variable.name) && !context.isPublished(variable, in: owner)
          && context.isTracked(variable, in: owner) && context.model.isChanged(variable, in: owner)
          && context.isShown(variable, in: subject)
      }.map { "'\($0.name)'" }
      guard !names.isEmpty else { return nil }
      let (what, tells) = (names.joined(separator: " and "), names.count == 1 ? "tells" : "tell")
      let note = context.diagnostic(
        .updatesNotLimited, at: use.range.lowerBound, in: file,
        "\(what) \(tells) views of each change at once, where '\(limiter)' let only some through; change something that is '@ObservationIgnored' first, and assign it here"
      )
      return .edits([], of: [owner], in: file, notes: [note])
    }
  }

  /// The names that another call announces with each change.
  private static func namesAnnounced(
    in owner: TypeID, besides limited: ObjectWillChangeUse, _ context: RuleContext
  ) -> Set<String> {
    Set(
      context.index.declarations(of: owner).flatMap { declaration in
        context.index.files[declaration.file].objectWillChangeUses.flatMap { use -> [String] in
          guard use.enclosingType == declaration.index, use.range != limited.range,
            case .sendStatement(let statement) = use.form, statement.limiter == nil
          else { return [] }
          return Array(names(changedWith: statement))
        }
      })
  }

  private static func names(changedWith statement: ObjectWillChangeUse.SendStatement) -> Set<String> {
    Set(
      (statement.adjacentWrites + statement.accompanyingWrites).map(\.name)
        + [statement.observedVariable].compactMap { $0 })
  }
}
