import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// Whether a class gets the macro: one without an observable superclass, or with stored variables.
  func needsMacro(_ subject: ObservableTypes.Subject) -> Bool {
    if subject.isMigrated { return false }
    if subject.observableSuperclass == nil { return true }
    return index[subject.id].variables.contains { $0.isStored && !$0.isLet && !$0.isStatic }
  }

  /// Whether SwiftData's macro tracks the variables of the class, but for those that it keeps out of the store.
  func isStoredModel(_ type: TypeID) -> Bool { index[type].attributes.contains { $0.name.last == "Model" } }

  /// The private nested types among the class and its enclosing types.
  func hiddenScopes(of type: TypeID) -> [(TypeID, ModifierFact)] {
    var found: [(TypeID, ModifierFact)] = []
    var current: TypeID? = type
    while let id = current, let parent = index[id].parent {
      if let access = index[id].modifiers.first(where: { $0.name == "private" && $0.detail == nil }) {
        found.append((id, access))
      }
      current = TypeID(file: id.file, index: parent)
    }
    return found
  }
}
