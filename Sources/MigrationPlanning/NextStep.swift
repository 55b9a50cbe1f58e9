package import ProjectIndex

/// What would free most of the types that are held back.
package enum NextStep: Sendable, Equatable {
  /// The rewrites that are made on request only.
  case bestEffort(types: Int)
  /// The reasons that hold one unit back; the type that most of them are about.
  case reasons(Int, of: TypeID, types: Int)

  init?(plan: Plan, withReview: Plan, isReadOnly: (Int) -> Bool) {
    let gained = withReview.moved.subtracting(plan.moved).count
    // What is only read will not move.
    let held = plan.units.filter { unit in
      !unit.moves && !unit.isSkipped && !unit.members.contains { isReadOnly($0.file) }
    }
    // Most types for the fewest reasons, without dividing.
    let best = held.enumerated().max { first, second in
      let (one, other) = (first.element, second.element)
      let (left, right) = (
        one.members.count * other.blockers.count, other.members.count * one.blockers.count
      )
      if left != right { return left < right }
      return (one.members.count, second.offset) < (other.members.count, first.offset)
    }?.element
    if let best, best.members.count > gained, let culprit = best.culprit {
      self = .reasons(best.blockers.count, of: culprit, types: best.members.count)
    } else if gained > 0 {
      self = .bestEffort(types: gained)
    } else {
      return nil
    }
  }
}

extension Plan.Unit {
  /// The member that most of the blockers are about, the first of these.
  fileprivate var culprit: TypeID? {
    members.max { first, second in
      let (one, other) = (blockers(of: first), blockers(of: second))
      return one == other ? first > second : one < other
    }
  }

  private func blockers(of member: TypeID) -> Int {
    blockedMembers.count { $0.contains(member) }
  }
}
