import SwiftSyntax

extension SyntaxProtocol {
  /// At file scope, in a clause of `#if` that counts only where Combine or SwiftUI cannot be imported: what is declared
  /// there takes the place of theirs elsewhere, and is not declared where they are.
  ///
  /// ```swift
  /// #if canImport(Combine)
  ///   import Combine
  /// #else
  ///   protocol ObservableObject {}
  /// #endif
  /// ```
  var isAbsentOnApplePlatforms: Bool {
    guard let clause = parent?.parent?.parent?.as(IfConfigClauseSyntax.self),
      let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
    else { return false }
    if clause.isNeverMet { return true }
    return clauses.prefix { $0.id != clause.id }.contains(where: \.isAlwaysMet)
  }
}

extension IfConfigClauseSyntax {
  private var text: String? { condition?.writtenText }

  fileprivate var isAlwaysMet: Bool { text == "canImport(Combine)" || text == "canImport(SwiftUI)" }

  fileprivate var isNeverMet: Bool { text == "!canImport(Combine)" || text == "!canImport(SwiftUI)" }
}
