import MigrationPlanning
import SwiftModel

/// The objects that a view is updated with.
struct ViewObservation {
  let view: TypeID
  let properties: [WrappedProperty]

  var subjects: [TypeID] { properties.flatMap(\.subjects) }
}

extension ProjectModel {
  /// Those of all views, and of other structures that have such objects.
  var observations: [ViewObservation] {
    let observing = properties.compactMap { property -> (view: TypeID, property: WrappedProperty)? in
      guard !property.subjects.isEmpty, !property.variable.isStatic, let owner = index.owner(of: property.id),
        index[owner].kind == .struct
      else { return nil }
      return (owner, property)
    }
    return Dictionary(grouping: observing, by: \.view).sorted { $0.key < $1.key }.map { view, all in
      ViewObservation(view: view, properties: all.map(\.property))
    }
  }
}
