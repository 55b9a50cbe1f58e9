import MigrationPlanning
import SwiftModel

/// Property wrappers that access the object around them through `subscript(_enclosingInstance:…)`.
extension ProjectModel {
  /// The property wrapper whose `subscript(_enclosingInstance:…)` contains a place.
  func enclosingInstanceWrapper(at offset: Int, in scope: LookupScope) -> TypeID? {
    guard let number = scope.enclosingType else { return nil }
    let type = TypeID(file: scope.file, index: number)
    let isInSubscript = index[type].functions.contains { function in
      function.kind == .subscript && function.range.contains(offset)
        && function.parameters.contains { $0.label == "_enclosingInstance" }
    }
    return isInSubscript ? type : nil
  }

  /// The observable classes with a property that has a wrapper.
  func types(holding wrapper: TypeID) -> [TypeID] {
    let owners = index.owners(of: wrapper)
    return types.order.filter { type in
      index[type].variables.contains { variable in
        variable.attributes.contains { attribute in
          let written = TypeExpression.named(attribute.name.map { TypeExpression.Component(name: $0) })
          let resolved = index.resolve(written, in: LookupScope(inside: type)).declarations
          return resolved.contains(where: owners.contains)
        }
      }
    }
  }
}
