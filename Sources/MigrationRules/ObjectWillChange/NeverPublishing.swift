import MigrationPlanning
import SwiftModel

/// Objects that never announced a change: their class publishes nothing, has no announcing wrapper, and no code refers
/// to its `objectWillChange`.
///
/// ```swift
/// final class Navigation: ObservableObject { var dismiss: (() -> Void)? }
/// ```
extension ProjectModel {
  /// Whether no instance of some types, or of their subclasses, announced a change.
  func neverPublish(_ types: [TypeID]) -> Bool {
    let all = Set(types.flatMap(typesOfValues))
    return variablesAnnouncing(in: all)?.isEmpty == true && !isObjectWillChangeMentioned(of: all)
  }

  /// The variables whose changes all instances of some types, or of their subclasses, announce by themselves; nil where
  /// some may announce more than these.
  func allAnnounced(by types: [TypeID]) -> Set<VariableID>? {
    let all = Set(types.flatMap(typesOfValues))
    return isObjectWillChangeMentioned(of: all) ? nil : variablesAnnouncing(in: all)
  }

  /// The types that the value of a variable may have, with their supertypes.
  private func typesOfValues(of type: TypeID) -> [TypeID] {
    let own =
      types[type]?.isProtocol == true
      ? types.order.filter { index.mayBe($0, type) } : [type] + types.subclasses(of: type)
    let classes = own.flatMap(index.lineage)
    return classes + classes.flatMap(index.allRefinedProtocols)
  }

  /// Nil where one of the types declares the publisher itself.
  private func variablesAnnouncing(in types: Set<TypeID>) -> Set<VariableID>? {
    var found: Set<VariableID> = []
    for declaration in types.flatMap(index.declarations) {
      for (number, variable) in index[declaration].variables.enumerated() where !variable.isStatic {
        if variable.name == "objectWillChange" { return nil }
        let announces = variable.attributes.contains {
          AnnouncingWrapper($0, in: declaration, self).announcesByItself
        }
        if announces { found.insert(VariableID(declaration: declaration, index: number)) }
      }
    }
    return found
  }

  private func isObjectWillChangeMentioned(of types: Set<TypeID>) -> Bool {
    index.files.indices.contains { file in
      index.files[file].objectWillChangeUses.contains { use in
        let scope = LookupScope(file: file, enclosingType: use.enclosingType)
        return subjects(of: use, in: scope).contains(where: types.contains)
      }
    }
  }
}
