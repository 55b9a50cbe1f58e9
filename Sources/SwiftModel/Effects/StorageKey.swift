import SwiftParser
import SwiftSyntax

/// What a call says by `forKey` of the value that it reads or changes: one of the user defaults, of an archive.
package enum StorageKey: Hashable, Sendable {
  /// `forKey: "size"`
  case literal(String)
  /// `forKey: Keys.size`
  case expression(ExpressionFact)

  init?(_ call: FunctionCallExprSyntax) {
    guard let argument = call.arguments.first(where: { $0.label?.plainText == "forKey" }) else { return nil }
    if let literal = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      self = .literal(literal)
    } else {
      self = .expression(ExpressionReader().read(argument.expression))
    }
  }
}
