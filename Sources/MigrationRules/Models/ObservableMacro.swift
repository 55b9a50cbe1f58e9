import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// Whether a class gets the macro: one without an observable superclass, or with stored variables.
  func needsMacro(_ subject: ObservableTypes.Subject) -> Bool {
    if subject.isMigrated || isPlainMock(subject) { return false }
    if subject.observableSuperclass == nil { return true }
    return index[subject.id].variables.contains { $0.isStored && !$0.isLet && !$0.isStatic }
  }

  /// Whether a class is declared in a function, where no macro can extend it, conforms to observable protocols of the project
  /// alone, and announced nothing: it has all that these require of it.
  ///
  /// ```swift
  /// #Preview { final class Mock: Sorting { var order = 1 } … }
  /// ```
  private func isPlainMock(_ subject: ObservableTypes.Subject) -> Bool {
    let fact = index[subject.id]
    guard fact.isLocal, subject.conformances.isEmpty, subject.observableSuperclass == nil,
      types.directSubclasses(of: subject.id).isEmpty, fact.functions.allSatisfy({ $0.kind != .initializer })
    else { return false }
    return fact.variables.allSatisfy { $0.attributes.isEmpty && $0.observers == nil }
      && index.files[subject.id.file].objectWillChangeUses.allSatisfy {
        !fact.range.contains($0.range.lowerBound)
      }
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
