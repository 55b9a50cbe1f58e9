package import SourceText
import SwiftSyntax

extension FactsReader {
  /// Whether a local declaration or parameter shadows a member at a place, so that it has to be accessed with `self.`.
  ///
  /// Parses the code around the place again if the name occurs in the file, so it is for rare questions.
  ///
  /// - Parameter offset: the start of a token, in UTF-8 bytes.
  package static func isHidden(member name: String, at offset: Int, in source: SourceFile) -> Bool {
    guard source.mentions(name, where: { _ in true }) else { return false }
    return reparse(source, around: [offset..<offset]) { file in
      guard let node = file.tree.tokens(at: [offset])[0]?.parent else { return false }
      return LocalBinding.visible(named: name, at: node) != nil
    }
  }

  /// Whether a name stands for itself and its value: `if let title`, `[title] in`. Parses the code around the place again.
  ///
  /// - Parameter offset: the start of the name, in UTF-8 bytes.
  package static func isShorthand(at offset: Int, in source: SourceFile) -> Bool {
    reparse(source, around: [offset..<offset]) { file in
      guard let node = file.tree.tokens(at: [offset])[0]?.parent else { return false }
      if let capture = node.as(ClosureCaptureSyntax.self) { return capture.initializer == nil }
      let condition = node.as(IdentifierPatternSyntax.self)?.parent?.as(OptionalBindingConditionSyntax.self)
      return condition.map { $0.initializer == nil } ?? false
    }
  }
}
