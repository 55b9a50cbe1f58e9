import SwiftModel

extension ProjectIndex {
  /// Names of the project that code off the main actor may not use: types on a global actor and views, with their
  /// members, and functions and variables with an attribute of a global actor.
  func isolatedNames() -> Set<String> {
    func isIsolated(_ attributes: [AttributeFact]) -> Bool {
      attributes.contains(where: \.isActor)
    }
    var names: Set<String> = []
    for facts in files {
      for function in facts.globalFunctions where isIsolated(function.attributes) {
        names.insert(function.name)
      }
      for variable in facts.globalVariables where isIsolated(variable.attributes) {
        names.insert(variable.name)
      }
      for type in facts.types {
        let isView = type.inheritance?.entries.contains {
          ["View", "App", "Scene", "ViewModifier"].contains($0.type.dottedName?.last ?? "")
        }
        let isWhole = isIsolated(type.attributes)
        if isWhole || isView == true { names.formUnion(type.name) }
        for function in type.functions where isWhole || isIsolated(function.attributes) {
          names.insert(function.name)
        }
        for variable in type.variables where isWhole || isIsolated(variable.attributes) {
          names.insert(variable.name)
        }
      }
    }
    return names.subtracting(["init", "deinit", "subscript"])
  }
}
