import MigrationPlanning
import SwiftModel

extension RuleContext {
  /// Whether the macro announces the changes of a stored variable of a class or its superclass.
  func isTracked(_ name: String, in owner: TypeID) -> Bool {
    guard let subject = types[owner] else { return false }
    let variables = index[owner].variables.filter { $0.name == name }
    if variables.isEmpty { return subject.observableSuperclass.map { isTracked(name, in: $0) } ?? false }
    return variables.allSatisfy { isTracked($0, in: owner) }
  }

  func isTracked(_ variable: VariableFact, in owner: TypeID) -> Bool {
    guard let subject = types[owner] else { return false }
    if isPublished(variable, in: owner) { return true }
    if AnnounceWrappedStorage(of: variable, in: subject, self) != nil { return true }
    return variable.isStored && !variable.isLet && !variable.isStatic && !variable.isTuplePattern
      && !variable.attributes.contains { MacroLimits.isWrapper($0, at: owner, model) }
      && UntrackableReason.find(for: variable, in: subject, self) == nil
  }
}
