package import SwiftModel

/// What would free most of the types that are held back.
package enum NextStep: Sendable, Equatable {
  /// The rewrites that are made on request only.
  case bestEffort(types: Int)
  /// The reasons that hold one unit back, and with it others that have no more reasons than these; the type
  /// that most of them are about.
  case reasons(Int, of: TypeID, types: Int)

  init?(plan: Plan, withReview: Plan, isReadOnly: (Int) -> Bool) {
    // What is only read will not move.
    let held = plan.units.filter { unit in
      !unit.moves && !unit.isSkipped && !unit.members.contains { isReadOnly($0.file) }
    }
    let gained = withReview.moved.subtracting(plan.moved).count
    if let best = Self.best(of: held), best.types > gained {
      self = .reasons(best.unit.places.count, of: best.unit.culprit, types: best.types)
    } else if gained > 0 {
      self = .bestEffort(types: gained)
    } else {
      return nil
    }
  }

  /// The unit whose reasons free most types for each of them, and how many these are.
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
      // Types per reason, without dividing; the first of equals.
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

extension Plan.Unit {
  /// What has to be looked at once, though it may be said of several types.
  package struct Place: Hashable, Sendable {
    let id: DiagnosticID
    let location: SourceLocation
  }

  /// Where something has to be done to free it.
  package var places: Set<Place> {
    Set(blockers.map { Place(id: $0.id, location: $0.location) })
  }

  /// The member that most of the blockers are about, the first of these.
  fileprivate var culprit: TypeID {
    let counted = members.map { member in (member, blockedMembers.count { $0.contains(member) }) }
    let most = counted.map(\.1).max()
    return counted.first { $0.1 == most }?.0 ?? members[0]
  }
}
