import SourceText

/// The default type of a literal.
package enum LiteralType {
  package static func name(of text: String) -> String? {
    if text == "true" || text == "false" { return "Bool" }
    if text.hasPrefix("\"") || text.hasPrefix("#") { return "String" }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard digits.first?.isNumber == true, digits.allSatisfy({ $0.isHexDigit || "._xob".contains($0) }) else {
      return nil
    }
    if digits.hasPrefix("0x") || digits.hasPrefix("0b") || digits.hasPrefix("0o") { return "Int" }
    return digits.contains(where: { ".e".contains($0) }) ? "Double" : "Int"
  }

  /// `["a", "b"]`, of literals of one type.
  package static func ofArray(_ text: String) -> String? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let elements = text.dropFirst().dropLast().split(separator: ",").map { element in
      String(element.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    guard let first = elements.first.flatMap(name), elements.allSatisfy({ name(of: $0) == first }) else {
      return nil
    }
    return "[\(first)]"
  }
}

extension ProjectIndex {
  /// The default type of the literal that a variable begins with.
  func typeOfLiteral(_ variable: VariableFact, in scope: LookupScope) -> ResolvedType {
    let text = variable.initializerValueRange.map { files[scope.file].source.text(in: $0) }
    guard let name = text.flatMap(LiteralType.name), !declaresType(named: name) else { return .unknown }
    return .external([name], arguments: [])
  }
}
