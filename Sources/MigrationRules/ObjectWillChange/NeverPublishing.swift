import MigrationPlanning
import SwiftModel

/// Objects that never told anybody of a change: of a class that publishes nothing, has no wrapper that announces
/// something, and whose `objectWillChange` nobody mentions.
///
/// ```swift
/// final class Navigation: ObservableObject { var dismiss: (() -> Void)? }
/// ```
extension ProjectModel {
  /// Whether no object of some types announced anything, be it of a class that inherits from them.
  func neverPublish(_ types: [TypeID]) -> Bool {
    let all = Set(types.flatMap(meanings))
    return all.allSatisfy(publishesNothing) && !isObjectWillChangeMentioned(of: all)
  }

  /// What an object in a variable of a type may be, with all that this inherits from.
  private func meanings(of type: TypeID) -> [TypeID] {
    let own =
      types[type]?.isProtocol == true
      ? types.order.filter { index.mayBe($0, type) } : [type] + types.subclasses(of: type)
    let classes = own.flatMap(index.lineage)
    return classes + classes.flatMap(index.allRefinedProtocols)
  }

  private func publishesNothing(_ type: TypeID) -> Bool {
    index.declarations(of: type).allSatisfy { declaration in
      index[declaration].variables.allSatisfy { variable in
        variable.isStatic
          || variable.name != "objectWillChange"
            && !variable.attributes.contains {
              AnnouncingWrapper($0, in: declaration, self).announcesByItself
            }
      }
    }
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
