import SwiftModel

/// Variables that are announced with state which nothing observes, one with each of some changes of that: a view that reads
/// them is told.
struct AnnouncedChoice {
  /// Each with where it is needed.
  var conditions: [VariableID: StayCondition]
  /// Those whose equal values have to be announced for that.
  var dropping: Set<VariableID>

  init(_ conditions: [VariableID: StayCondition] = [:], dropping: Set<VariableID> = []) {
    self.conditions = conditions
    self.dropping = dropping
  }

  /// Where one of them is needed.
  var condition: StayCondition? {
    conditions.values.reduce(nil) { known, condition in known?.union(condition) ?? condition }
  }
}

/// The variables of which one is enough for a part of a change.
struct AnnouncedAlternatives {
  /// Each with whether its setter may drop the change.
  let drops: [VariableID: Bool]
  /// Those of objects that the view observes and that always announce the change, too, by their classes: it is told as
  /// long as one of these stays.
  var owners: [VariableID: TypeID] = [:]

  /// The one that writes least.
  func best(preferring isRead: (VariableID) -> Bool) -> VariableID? {
    drops.min { order($0, isRead) < order($1, isRead) }?.key
  }

  private func order(
    _ one: (key: VariableID, value: Bool), _ isRead: (VariableID) -> Bool
  ) -> (Int, Int, VariableID) {
    (isRead(one.key) ? 0 : 1, one.value ? 1 : 0, one.key)
  }
}
