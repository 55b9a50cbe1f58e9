package import SwiftModel

/// The names of the old observation system, and whether they mean Apple's declarations at a place.
package enum AppleName: String, Sendable, CaseIterable {
  case observableObject = "ObservableObject"
  case published = "Published"
  case stateObject = "StateObject"
  case observedObject = "ObservedObject"
  case environmentObject = "EnvironmentObject"
  case focusedObject = "FocusedObject"

  /// Whether a dotted name, written at a place, means Apple's declaration rather than one of the project.
  package func isMeant(by name: [String], at scope: LookupScope, in index: ProjectIndex) -> Bool {
    guard name.last == rawValue else { return false }
    if name.count == 2 { return name[0] == "SwiftUI" || name[0] == "Combine" }
    guard name.count == 1 else { return false }
    return index.resolve(.name(rawValue), in: scope).isExternal(named: rawValue)
  }
}

extension ResolvedType {
  package var isExternal: Bool {
    if case .external = self { return true }
    return false
  }

  /// Whether this is a type of another module with a name, rather than what an alias of that name stands for.
  package func isExternal(named name: String) -> Bool {
    guard case .external(let names, _) = self else { return false }
    return names.last == name
  }
}

extension VariableFact {
  /// The attribute by which this variable has one of Apple's old wrappers.
  package func attribute(
    _ wrapper: AppleName, at scope: LookupScope, in index: ProjectIndex
  ) -> AttributeFact? {
    attributes.first { wrapper.isMeant(by: $0.name, at: scope, in: index) }
  }
}
