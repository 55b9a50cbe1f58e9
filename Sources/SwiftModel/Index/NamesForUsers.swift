extension FileFacts {
  /// The names by which another file can refer to declarations of this one without a value of one of its types: types,
  /// globals, and members of extensions.
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

  /// The words in the result types that another file can obtain without a name: those of subscripts and
  /// `callAsFunction` in extensions.
  package var typesWithoutNames: Set<String> {
    let functions = types.filter { $0.kind == .extension }.flatMap(\.functions)
    let unnamed = functions.filter { $0.kind == .subscript || $0.name == "callAsFunction" }
    return Set(
      unnamed.compactMap(\.result).flatMap { type in
        "\(type)".split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      })
  }
}
