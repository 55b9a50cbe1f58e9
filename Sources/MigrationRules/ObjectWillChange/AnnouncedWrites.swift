import EffectAnalysis
import MigrationPlanning
import SwiftModel

extension Trackability {
  /// Whether a write changes a tracked variable itself, not an object that it refers to.
  func isAnnounced(_ write: MemberWrite, in owner: TypeID) -> Bool {
    guard isTracked(write.name, in: owner) else { return false }
    if [.variable, .inout].contains(write.target) { return true }
    if write.target == .path { return false }
    return model.index.variables(named: write.name, of: owner).allSatisfy { id in
      if case .call(let accessPath) = write.target {
        let type = model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration))
        return model.index.changes(type, by: accessPath)
      }
      guard case .propertyReceiver(let inner) = write.target else { return model.holdsValue(id) }
      let type = model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration))
      let members = type.unwrapped.declarations.flatMap { model.index.variables(named: inner, of: $0) }
      return model.holdsValue(id) && !members.isEmpty && members.allSatisfy(model.holdsValue)
    }
  }
}
