package import SourceText
import SwiftSyntax

extension FactsReader {
  /// Whether a member of a type has to be written with `self.` at a place in its code, as a local declaration or a
  /// parameter has its name.
  ///
  /// It parses the code around the place again where the name is written in the file at all, so it is for rare
  /// questions.
  ///
  /// - Parameter offset: where a token starts.
  package static func isHidden(member name: String, at offset: Int, in source: SourceFile) -> Bool {
    guard source.mentions(name, where: { _ in true }) else { return false }
    let tree = parse(source, for: [offset..<offset])
    return LocalScopes.collected(from: tree) {
      guard let node = tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent else { return false }
      return LocalBinding.visible(named: name, at: node) != nil
    }
  }
}
