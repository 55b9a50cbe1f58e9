package import SwiftModel

/// The step that frees the most of the types that are held back.
package enum NextStep: Sendable, Equatable {
  /// The option `--best-effort`, with the number of types that it frees.
  case bestEffort(types: Int)
  /// Resolving the blockers of one unit, which also frees the units that have no other ones; with the blockers, the
  /// type that most of them are about, and the number of types freed.
  case reasons([Plan.Unit.Place], of: TypeID, types: Int)

  init?(plan: Plan, withReview: Plan, isReadOnly: (Int) -> Bool) {
    let gained = withReview.moved.subtracting(plan.moved).count
    if let best = NextStep(resolvingReasonsIn: plan, isReadOnly: isReadOnly), best.types > gained {
      self = best
    } else if gained > 0 {
      self = .bestEffort(types: gained)
    } else {
      return nil
    }
  }

  /// The reasons that free the most types; nil where nothing is held back.
  package init?(resolvingReasonsIn plan: Plan, isReadOnly: (Int) -> Bool) {
    // Types in read-only files never move.
    let held = plan.units.filter { unit in
      !unit.moves && !unit.isSkipped && !unit.members.contains { isReadOnly($0.file) }
    }
    guard let best = Self.best(of: held) else { return nil }
    self = .reasons(
      best.unit.places.sorted { ($0.location, $0.id.rawValue) < ($1.location, $1.id.rawValue) },
      of: best.unit.culprit, types: best.types)
  }

  /// How many types it frees.
  package var types: Int {
    switch self {
    case .bestEffort(let types), .reasons(_, of: _, let types): types
    }
  }

  /// The unit with the most freed types per blocker, and the number of these types.
  private static func best(of held: [Plan.Unit]) -> (unit: Plan.Unit, types: Int)? {
    var unitsByPlace: [Plan.Unit.Place: [Int]] = [:]
    for (number, unit) in held.enumerated() {
      for place in unit.places { unitsByPlace[place, default: []].append(number) }
    }
    var best: (unit: Plan.Unit, types: Int)?
    for unit in held {
      var shared: [Int: Int] = [:]
      for place in unit.places {
        for number in unitsByPlace[place] ?? [] { shared[number, default: 0] += 1 }
      }
      let freed = shared.filter { held[$0.key].places.count == $0.value }
      let types = freed.reduce(0) { $0 + held[$1.key].members.count }
      // Compares types per blocker without dividing; of equals, the first wins.
      let isBetter =
        best.map { best in
          let (old, new) = (best.types * unit.places.count, types * best.unit.places.count)
          return new > old || (new == old && types > best.types)
        } ?? true
      if isBetter { best = (unit, types) }
    }
    return best
  }
}

/// Options that were not given, and what comes of them.
package struct OptionTrial: Sendable {
  package let options: [String]
  /// The plan with them.
  package let plan: Plan
  /// The types that move with them, and not without.
  package let gained: Set<TypeID>

  /// Whether it makes rewrites that may behave differently.
  package var isReviewed: Bool { options.contains("--best-effort") }

  package init(options: [String], plan: Plan, beyond other: Plan) {
    self.options = options
    self.plan = plan
    gained = plan.moved.subtracting(other.moved)
  }
}

extension Plan.Unit {
  /// A diagnostic at a location, counted once though it may be about several types.
  package struct Place: Hashable, Sendable {
    package let id: DiagnosticID
    package let location: SourceLocation
  }

  /// The distinct blockers, by identifier and location.
  package var places: Set<Place> {
    Set(blockers.map { Place(id: $0.id, location: $0.location) })
  }

  /// The member that most of the blockers are about; of equals, the first.
  fileprivate var culprit: TypeID {
    let counted = members.map { member in (member, blockedMembers.count { $0.contains(member) }) }
    let most = counted.map(\.1).max()
    return counted.first { $0.1 == most }?.0 ?? members[0]
  }
}
