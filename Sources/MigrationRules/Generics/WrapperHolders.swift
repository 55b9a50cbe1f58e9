import MigrationPlanning
import SwiftModel

extension ObservableTypes {
  /// The observable classes with a property that has a wrapper of the project.
  func holding(_ wrapper: TypeID, _ index: ProjectIndex) -> [TypeID] {
    let owners = index.owners(of: wrapper)
    return order.filter { type in
      index[type].variables.contains { variable in
        variable.attributes.contains { attribute in
          let resolved = index.resolve(attribute.type, in: LookupScope(inside: type)).declarations
          return resolved.contains(where: owners.contains)
        }
      }
    }
  }

  /// The classes of the objects around a wrapper, where a value has the type that only its subscripts for these are generic
  /// over: `observed` of `subscript<Owner: ObservableObject>(_enclosingInstance observed: Owner, …)`. Nil elsewhere.
  func enclosingInstances(
    of type: ResolvedType, in scope: LookupScope, _ index: ProjectIndex
  ) -> [TypeID]? {
    guard type.unwrapped.observableParameterOwner == "subscript", let number = scope.enclosingType else {
      return nil
    }
    let wrapper = TypeID(file: scope.file, index: number)
    let subscripts = index[wrapper].functions.filter { $0.kind == .subscript }
    return subscripts.allSatisfy(\.takesEnclosingInstance) ? holding(wrapper, index) : nil
  }
}

extension FunctionFact {
  /// A `subscript(_enclosingInstance:wrapped:storage:)`, which the compiler uses for a wrapper in a class.
  var takesEnclosingInstance: Bool {
    kind == .subscript && isStatic && parameters.contains { $0.label == "_enclosingInstance" }
  }
}

extension ResolvedType {
  /// The type or function that declares this generic parameter, if Combine's `ObservableObject` bounds it.
  var observableParameterOwner: String? {
    guard case .parameter(_, let bounds, let owner?) = self else { return nil }
    let isBound = bounds.contains { bound in
      if case .external(let name, _) = bound { return name.last == "ObservableObject" }
      return false
    }
    return isBound ? owner : nil
  }
}
