import SwiftModel

/// The names that code uses values by whose functions have none: `store["key"] = 1` and `logOut()` name the variable that
/// holds the value.
struct NamesOfValues {
  private let index: ProjectIndex
  /// Those of the variables that hold values of each type, or of a type that inherits from it.
  private let holders: [TypeID: Set<String>]

  init(in index: ProjectIndex) {
    self.index = index
    var holders: [TypeID: Set<String>] = [:]
    func add(_ variables: [VariableFact], in scope: LookupScope) {
      for variable in variables {
        for type in index.typeOfVariable(variable, in: scope).unwrapped.declarations.flatMap(index.lineage) {
          holders[type, default: []].insert(variable.name)
        }
      }
    }
    for (file, facts) in index.files.enumerated() {
      add(facts.globalVariables, in: LookupScope(file: file, enclosingType: nil))
      for (number, type) in facts.types.enumerated() {
        add(type.variables, in: LookupScope(file: file, enclosingType: number))
      }
    }
    self.holders = holders
  }

  /// Also its own, which uses of what is static have, and those of variables of the protocols that it conforms to.
  func names(of type: TypeID) -> Set<String> {
    let types = index.lineage(of: type).flatMap(index.allRefinedProtocols) + [type]
    return types.reduce(into: Set([index[type].name.last].compactMap(\.self))) {
      $0.formUnion(holders[$1] ?? [])
    }
  }
}
