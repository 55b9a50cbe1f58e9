import SwiftSyntax

extension AccessPath {
  /// Whether a statement takes away what the variable holds: all, or what has a key.
  ///
  /// - Parameter assignment: the one that the path is the target of.
  func empties(by assignment: SequenceExprSyntax?) -> Bool {
    let value = assignment?.elements.count == 3 ? assignment?.elements.last : nil
    if isEmpty { return value?.isEmptyLiteral == true }
    // `lists[key] = []` leaves an empty list there.
    if components == [.element] { return value?.is(NilLiteralExprSyntax.self) == true }
    return components.count == 2 && calledMethod.map(LibraryEffects.empties) == true
  }
}

extension ExprSyntax {
  /// `nil`, `[]`, `[:]`
  var isEmptyLiteral: Bool { ["nil", "[]", "[:]"].contains(writtenText) }
}
