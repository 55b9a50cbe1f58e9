import SwiftParser
import SwiftSyntax

/// What a call says by `forKey` of the value that it reads or changes: one of the user defaults, of an archive.
package enum StorageKey: Hashable, Sendable {
  /// `forKey: "size"`
  case literal(String)
  /// `forKey: Keys.size`
  case expression(ExpressionFact)
  /// `forKey: "user-" + id`, `forKey: "\(id)-size"`: how it begins and ends.
  case affixes(prefix: String, suffix: String)

  init?(_ call: FunctionCallExprSyntax) {
    guard let argument = call.arguments.first(where: { $0.label?.plainText == "forKey" }) else { return nil }
    self.init(argument.expression.localConstant ?? argument.expression)
  }

  private init(_ expression: ExprSyntax) {
    if let literal = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      self = .literal(literal)
    } else if let (prefix, suffix) = expression.affixes {
      self = .affixes(prefix: prefix, suffix: suffix)
    } else {
      self = .expression(ExpressionReader().read(expression))
    }
  }
}

extension ExprSyntax {
  /// The value of the local constant that it names: of `key` behind `let key = "size-\(id)"`.
  fileprivate var localConstant: ExprSyntax? {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      let binding = LocalBinding.visible(named: name, at: self)?.syntax.parent?.as(PatternBindingSyntax.self),
      binding.ancestor(as: VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    else { return nil }
    return binding.initializer?.value
  }

  /// What a sum of strings, or one with interpolations, begins and ends with; nil where neither is written there.
  fileprivate var affixes: (prefix: String, suffix: String)? {
    let ends: (first: String?, last: String?)
    if let sum = self.as(SequenceExprSyntax.self) {
      let isSum = sum.elements.enumerated().allSatisfy { number, element in
        number.isMultiple(of: 2) || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
      }
      guard isSum else { return nil }
      ends = (sum.elements.first?.plainLiteral, sum.elements.last?.plainLiteral)
    } else if let string = self.as(StringLiteralExprSyntax.self), string.openingQuote.text == "\"",
      string.openingPounds == nil
    {
      ends = (string.segments.first?.plainText, string.segments.last?.plainText)
    } else {
      return nil
    }
    let affixes = (prefix: ends.first ?? "", suffix: ends.last ?? "")
    return affixes.prefix.isEmpty && affixes.suffix.isEmpty ? nil : affixes
  }

  private var plainLiteral: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension StringLiteralSegmentListSyntax.Element {
  /// Nil for an interpolation, and for text with escapes.
  fileprivate var plainText: String? {
    guard let text = self.as(StringSegmentSyntax.self)?.content.text, !text.contains("\\") else { return nil }
    return text
  }
}
