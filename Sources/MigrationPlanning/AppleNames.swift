package import SwiftModel

/// The declarations of Combine and SwiftUI that make up the old observation system, by name, and the wrapper of the library
/// Factory that takes its place.
package enum AppleName: String, Sendable, CaseIterable {
  case observableObject = "ObservableObject"
  case published = "Published"
  case stateObject = "StateObject"
  case observedObject = "ObservedObject"
  case environmentObject = "EnvironmentObject"
  case focusedObject = "FocusedObject"
  /// A `@StateObject` of what Factory makes.
  case injectedObject = "InjectedObject"

  /// Whether a dotted name refers to Apple's declaration in a scope, and not to one of the project.
  package func isNamed(by name: [String], at scope: LookupScope, in index: ProjectIndex) -> Bool {
    guard name.last == rawValue else { return false }
    if name.count == 2 { return name[0] == "SwiftUI" || name[0] == "Combine" }
    guard name.count == 1 else { return false }
    return index.resolve(.name(rawValue), in: scope).isExternal(named: rawValue)
  }

  /// Whether a type is Apple's, as it is written or through an alias.
  package func isMeant(by type: TypeExpression, at scope: LookupScope, in index: ProjectIndex) -> Bool {
    guard case .external(let name, _) = index.resolve(type, in: scope) else { return false }
    return isNamed(by: name, at: scope, in: index)
  }
}

extension ResolvedType {
  package var isExternal: Bool {
    if case .external = self { return true }
    return false
  }

  /// Whether this is a type of another module with this name, not one that the project has an alias of this name for.
  package func isExternal(named name: String) -> Bool {
    guard case .external(let names, _) = self else { return false }
    return names.last == name
  }
}

extension VariableFact {
  /// The attribute that applies one of Apple's old wrappers to this variable.
  package func attribute(
    _ wrapper: AppleName, at scope: LookupScope, in index: ProjectIndex
  ) -> AttributeFact? {
    attributes.first { wrapper.isNamed(by: $0.name, at: scope, in: index) }
  }
}
