import EffectAnalysis
import SwiftModel

extension Trackability {
  /// Whether a write changes a tracked variable itself, not an object that it refers to.
  func isAnnounced(_ write: MemberWrite, in owner: TypeID) -> Bool {
    isTracked(write.name, in: owner) && model.changesVariable(write, of: owner)
  }
}

extension ProjectModel {
  /// Whether a write changes a variable of a class itself, and no object that it refers to: all that the changed part is
  /// in is a value. A subscript with an unknown type is taken to be one of a collection.
  func changesVariable(_ write: MemberWrite, of owner: TypeID) -> Bool {
    index.variables(named: write.name, of: owner).allSatisfy { id in
      let type = index.typeOfVariable(index[id], in: LookupScope(inside: id.declaration))
      if write.kind == .read { return index.changes(type, by: write.path) }
      let containers = index.containers(along: write.path, of: type)
      return zip(containers, write.path.components).enumerated().allSatisfy { number, step in
        let (container, component) = step
        return component == .element && !index.isObject(container) || isValue(container)
          || number == 0 && index[id].initializer.isLiteral
      }
    }
  }
}
