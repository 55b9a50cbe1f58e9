import SourceText
import SwiftSyntax

extension FactsReader {
  /// Parses a file again for what its facts do not say: the only way back to its syntax.
  ///
  /// Declarations without any of the places are left out, which is most of the cost of parsing: what is read has to
  /// depend on the code around a place alone.
  ///
  /// - Parameters:
  ///   - places: byte ranges in ascending order; nil for the whole file.
  ///   - read: what to take from the syntax, which does not outlive the call.
  static func reparse<Result>(
    _ source: SourceFile, around places: [Range<Int>]? = nil, _ read: (ReparsedFile) -> Result
  ) -> Result {
    let parts = places.map { source.declarations?.parts(without: $0) ?? source.bodies(without: $0) } ?? []
    let count = source.bytes.count - parts.reduce(0) { $0 + $1.count }
    if let result = KeptSyntax.read(
      source, insteadOf: count, { read(ReparsedFile(tree: $0, source: source)) })
    {
      return result
    }
    let tree = parse(source, leavingOut: parts)
    return LocalScopes(of: tree).used { read(ReparsedFile(tree: tree, source: source)) }
  }

  /// The same for the declarations that mention one of some names.
  static func reparse<Result>(
    _ source: SourceFile, mentioning names: Set<String>, _ read: (ReparsedFile) -> Result
  ) -> Result {
    reparse(source, around: places(of: names, in: source), read)
  }

  /// The same with all that stands outside of bodies.
  static func reparse<Result>(
    _ source: SourceFile, withBodiesAt places: [Range<Int>], _ read: (ReparsedFile) -> Result
  ) -> Result {
    let tree = parse(source, leavingOut: source.bodies(without: places))
    return LocalScopes(of: tree).used { read(ReparsedFile(tree: tree, source: source)) }
  }

  /// Where some names stand, in order.
  static func places(of names: Set<String>, in source: SourceFile) -> [Range<Int>] {
    names.flatMap(source.offsets).sorted().map { $0..<$0 }
  }
}

/// The syntax of a file that is read a second time.
final class ReparsedFile {
  let tree: SourceFileSyntax
  let source: SourceFile
  private lazy var declarations = source.declarations ?? DeclarationRanges(typesIn: tree, of: source)

  init(tree: SourceFileSyntax, source: SourceFile) {
    self.tree = tree
    self.source = source
  }

  /// The index, among the types of the file's facts, of the innermost declaration around a node.
  ///
  /// Nil in a damaged file, also where the code around the node has no error: with other bodies left out, the parser may find
  /// other declarations.
  func enclosingType(of node: some SyntaxProtocol) -> Int? {
    tree.hasError || source.isDamaged ? nil : declarations.type(around: node)
  }

  /// The tokens that start at some byte offsets, or whose `$` or back-tick stands right before; each once, in order.
  ///
  /// - Parameter offsets: in ascending order.
  func names(at offsets: [Int]) -> [TokenSyntax] {
    var last: TokenSyntax?
    return zip(offsets, tree.tokens(at: offsets)).compactMap { offset, token in
      guard let token, token.startsName(at: offset), token != last else { return nil }
      last = token
      return token
    }
  }

  /// The tokens of the tree that are one of some names, in order.
  ///
  /// - Parameter names: with the `$` of projections.
  func names(_ names: Set<String>) -> [TokenSyntax] {
    let words = Set(names.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 })
    return self.names(at: words.flatMap(source.offsets).sorted()).filter { names.contains($0.plainText) }
  }

  /// The references to one of some names, in order.
  func references(to names: Set<String>) -> [Reference] { self.names(names).compactMap(Reference.init) }
}

extension TokenSyntax {
  fileprivate func startsName(at offset: Int) -> Bool {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start == offset || start + 1 == offset
  }
}
