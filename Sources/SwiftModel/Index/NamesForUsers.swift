extension FileFacts {
  /// The names by which another file can come to what this one declares, without having a value of one of its types:
  /// its types, what stands outside of types, and what extensions add to types of others.
  package var namesForUsers: Set<String> {
    var names = Set(globalVariables.map(\.name)).union(globalFunctions.map(\.name))
      .union(globalTypeAliases.map(\.name)).union(macroNames)
    for type in types {
      names.formUnion(type.typeAliases.map(\.name))
      if type.kind == .extension {
        names.formUnion(type.functions.filter { $0.kind == .function }.map(\.name))
        names.formUnion(type.variables.map(\.name))
      } else {
        names.formUnion(type.name)
      }
    }
    return names
  }

  /// The words in the types that another file can come to without any name: those of subscripts, and of what values
  /// of a type are called as, that extensions add.
  package var typesWithoutNames: Set<String> {
    let functions = types.filter { $0.kind == .extension }.flatMap(\.functions)
    let unnamed = functions.filter { $0.kind == .subscript || $0.name == "callAsFunction" }
    return Set(
      unnamed.compactMap(\.result).flatMap { type in
        "\(type)".split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      })
  }
}
