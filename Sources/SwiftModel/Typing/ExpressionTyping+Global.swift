extension ProjectIndex {
  /// The type of what is declared in no type; nil where nothing of the name is.
  func typeOfGlobal(_ name: String, from file: Int, depth: Int) -> ResolvedType? {
    let variables = inSameTargets(
      (globalVariables[name] ?? []).filter { isSameModule($0.file, file) || $0.file == file }, as: file,
      at: \.file)
    if !variables.isEmpty {
      return commonType(
        variables.map {
          typeOfVariable(
            $0.variable, in: LookupScope(file: $0.file, enclosingType: nil), depth: depth + variables.count)
        })
        ?? .unknown
    }
    let functions = inSameTargets(globalFunctions[name] ?? [], as: file, at: \.file)
    guard !functions.isEmpty else { return nil }
    return commonType(
      functions.map { entry in
        .function(
          result: resultType(of: entry.function, in: LookupScope(file: entry.file, enclosingType: nil)))
      }) ?? .unknown
  }
}
