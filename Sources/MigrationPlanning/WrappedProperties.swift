package import SwiftModel

/// A property with `@StateObject`, `@ObservedObject`, `@EnvironmentObject` or `@FocusedObject`, or with `@InjectedObject`
/// where the version of Factory is known to have its counterpart.
package struct WrappedProperty: Sendable {
  package let id: VariableID
  package let variable: VariableFact
  package let wrapper: AppleName
  package let attribute: AttributeFact
  package let type: ResolvedType
  /// The observable types of the project that the object may be an instance of.
  package var subjects: [TypeID]

  /// The name as written in an expression, in back-ticks if declared with them.
  package var writtenName: String { variable.isBackticked ? "`\(variable.name)`" : variable.name }
  package var file: Int { id.declaration.file }
  /// It has `@EnvironmentObject.Optional` of SwiftUIX, which takes no object for nil, as SwiftUI's `@Environment` does.
  package var mayHaveNone: Bool { wrapper == .environmentObject && attribute.isOptionalEnvironmentObject }
}

extension WrappedProperty {
  /// All wrapped properties of the project, in the order of files.
  package static func all(in index: ProjectIndex, _ types: ObservableTypes) -> [WrappedProperty] {
    let takesNil = !index.addsOptionalEnvironmentObject
    return index.files.enumerated().flatMap { file, facts in
      facts.types.enumerated().flatMap { number, type in
        let declaration = TypeID(file: file, index: number)
        return type.variables.enumerated().compactMap { number, variable in
          let id = VariableID(declaration: declaration, index: number)
          return variable.attributes.isEmpty ? nil : property(variable, id, index, types, takesNil: takesNil)
        }
      }
    }
  }

  private static func property(
    _ variable: VariableFact, _ id: VariableID, _ index: ProjectIndex, _ types: ObservableTypes,
    takesNil: Bool
  ) -> WrappedProperty? {
    let scope = LookupScope(inside: id.declaration)
    func property(_ wrapper: AppleName, _ attribute: AttributeFact) -> WrappedProperty {
      let type = index.typeOfVariable(variable, in: scope)
      return WrappedProperty(
        id: id, variable: variable, wrapper: wrapper, attribute: attribute, type: type,
        subjects: types.subjects(in: type))
    }
    if takesNil, let attribute = variable.attributes.first(where: \.isOptionalEnvironmentObject) {
      let property = property(.environmentObject, attribute)
      if case .optional(.project) = property.type { return property }
    }
    for wrapper in [AppleName.stateObject, .observedObject, .environmentObject, .focusedObject] {
      if let attribute = variable.attribute(wrapper, at: scope, in: index) {
        return property(wrapper, attribute)
      }
    }
    guard let attribute = variable.attribute(.injectedObject, at: scope, in: index),
      index.importsCounterpartOfInjectedObject(id.declaration.file)
    else { return nil }
    return property(.injectedObject, attribute)
  }
}

extension AttributeFact {
  fileprivate var isOptionalEnvironmentObject: Bool {
    name.count >= 2 && name.suffix(2) == ["EnvironmentObject", "Optional"]
  }
}

extension ProjectIndex {
  /// Whether a file imports a version of Factory that has `@InjectedObservable`: that is there since 2.4, and the module
  /// has this name since 2.5.
  package func importsCounterpartOfInjectedObject(_ file: Int) -> Bool {
    files[file].imports.contains { $0.path == ["FactoryKit"] && !$0.isConditional }
  }

  /// Whether the wrapper `EnvironmentObject.Optional` may be another one than that of SwiftUIX.
  fileprivate var addsOptionalEnvironmentObject: Bool {
    !files.contains { $0.imports.contains { $0.path == ["SwiftUIX"] } }
      || declaresType(named: "EnvironmentObject")
      || (extensionsOfOthers["EnvironmentObject"] ?? []).contains { hasNestedType(named: "Optional", in: $0) }
  }
}
