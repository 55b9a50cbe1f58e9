package import SourceText
import SwiftParser
import SwiftSyntax

/// Parses files and reads facts from their syntax trees, which are dropped.
package enum FactsReader {
  /// The facts of a file.
  ///
  /// - Parameter bodies: the bodies that are not parsed.
  package static func facts(
    of source: SourceFile, leavingOut bodies: UnneededBodies = UnneededBodies()
  ) -> FileFacts {
    let tree = parse(source, leavingOut: bodies.ranges)
    return LocalScopes.collected(from: tree) { facts(of: source, parsedAs: tree, without: bodies) }
  }

  private static func facts(
    of source: SourceFile, parsedAs tree: SourceFileSyntax, without bodies: UnneededBodies
  ) -> FileFacts {
    var facts = FileFacts(source: source)
    facts.unread = bodies
    facts.syntaxError = SyntaxErrors.first(in: tree)
    let indices = FactsCollector.collect(from: tree, into: &facts)
    facts.associatedPublishers = AssociatedPublisherReader.uses(in: tree, of: source, typeIndices: indices)
    return facts
  }

  /// The callees of code that may run while a view is evaluated, at least in bodies that mention some names.
  package static func renderCallees(calling names: Set<String>, in source: SourceFile)
    -> RenderCallees
  {
    facts(ofMentionsOf: names, in: source).renderCallees
  }

  /// The calls, modifications in place and self-assignments outside of bodies, and in bodies that mention some names.
  package static func actions(ofMentionsOf names: Set<String>, in source: SourceFile) -> CodeActions {
    let facts = facts(ofMentionsOf: names, in: source)
    return CodeActions(
      directCalls: facts.directCalls, modifyAccesses: facts.modifyAccesses,
      selfAssignments: facts.selfAssignments)
  }

  /// The calls of `callAsFunction` while a view is evaluated, explicit or implicit.
  package static func callsOfValues(in source: SourceFile) -> [RenderCallUse] {
    reparse(source) { facts(in: $0, for: .callsOfValues).renderCalls.filter { $0.name == "callAsFunction" } }
  }

  /// The facts of a file for `actions`, without bodies that mention none of some names.
  private static func facts(ofMentionsOf names: Set<String>, in source: SourceFile) -> FileFacts {
    reparse(source, mentioning: names) { facts(in: $0, for: .actions) }
  }

  private static func facts(in file: ReparsedFile, for purpose: FactsCollector.Purpose) -> FileFacts {
    var facts = FileFacts(source: file.source)
    _ = FactsCollector.collect(from: file.tree, into: &facts, for: purpose)
    return facts
  }

  static func parse(_ source: SourceFile) -> SourceFileSyntax {
    parse(source.bytes)
  }

  private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    // Swift 5 mode accepts more than Swift 6 mode: `@FetchRequest (…)`, with a blank.
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
  }

  /// Parses a file with comments in place of some bodies, so that all offsets remain the same.
  private static func parse(_ source: SourceFile, leavingOut bodies: [Range<Int>]) -> SourceFileSyntax {
    var bytes = source.bytes
    for body in bodies { bytes.withUnsafeMutableBufferPointer { blankOut($0[body]) } }
    return parse(bytes)
  }

  /// The lexer reads a long comment in a third of the time that it takes for spaces.
  private static func blankOut(_ body: Slice<UnsafeMutableBufferPointer<UInt8>>) {
    body.update(repeating: UInt8(ascii: " "))
    guard body.count >= 4 else { return }
    let comment = UnsafeMutableBufferPointer(rebasing: body)
    (comment[0], comment[1]) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    (comment[comment.count - 2], comment[comment.count - 1]) = (UInt8(ascii: "*"), UInt8(ascii: "/"))
  }

  /// Parses a file without the bodies that contain none of some places.
  ///
  /// - Parameter places: ranges of UTF-8 bytes, in order.
  static func parse(_ source: SourceFile, for places: [Range<Int>]) -> SourceFileSyntax {
    let bodies = source.bodies ?? DeclarationOutline(of: source.bytes).bodies
    var left = places[...]
    let unneeded = bodies.filter { body in
      left = left.drop { $0.upperBound < body.lowerBound }
      return left.first.map { $0.lowerBound > body.upperBound } ?? true
    }
    return parse(source, leavingOut: unneeded)
  }

  /// The identifiers of a file with an initial capital letter, without imported modules.
  package static func capitalizedNames(in source: SourceFile) -> Set<String> {
    reparse(source) { file in
      let names = file.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
        guard case .identifier(let name) = token.tokenKind, !token.isInImport else { return nil }
        return name.first?.isUppercase == true ? name : nil
      }
      return Set(names)
    }
  }

  /// Whether a file uses a name with generic arguments, `Name<T>`, or in an expression, `Name.just(1)`.
  package static func usesGenericType(_ name: String, in source: SourceFile) -> Bool {
    reparse(source, mentioning: [name]) { file in
      file.names([name]).contains { token in
        if let type = token.parent?.as(IdentifierTypeSyntax.self) { return type.genericArgumentClause != nil }
        return Reference(token).map { $0.access == nil } ?? false
      }
    }
  }

  /// Whether a file mentions a name of Combine, or one of `names`, outside of comments and strings.
  package static func needsCombine(_ source: SourceFile, orOneOf names: Set<String>) -> Bool {
    let words = Set(names.map { SourceWord($0) })
    let offsets = source.offsetsOfWords { combineWords[$0] != nil || words.contains($0) }
      .filter { !source.isInImport($0) }
    if offsets.isEmpty { return false }
    return reparse(source, around: offsets.map { $0..<$0 }) { file in
      file.names(at: offsets).contains { token in
        guard case .identifier(let name) = token.tokenKind, !token.isInImport else { return false }
        return names.contains(name) || combineNames.contains(name)
      }
    }
  }

  private static let combineWords = WordTable<Bool>(combineNames.map { ($0, true) })

  /// Names that need `import Combine`, apart from those of the old observation system.
  private static let combineNames: Set<String> = [
    "AnyCancellable", "Cancellable", "AnyPublisher", "Publisher", "Publishers", "Subject",
    "PassthroughSubject", "CurrentValueSubject", "Just", "Future", "Empty", "Fail", "Deferred", "Record",
    "Subscriber", "Subscribers", "Subscription", "Subscriptions", "AnySubscriber", "ConnectablePublisher",
    "ObservableObjectPublisher", "TopLevelEncoder", "TopLevelDecoder", "Scheduler", "ImmediateScheduler",
    "SchedulerTimeIntervalConvertible", "CombineIdentifier", "CustomCombineIdentifierConvertible", "Combine",
    "sink", "store", "assign", "eraseToAnyPublisher", "publisher", "publish", "autoconnect",
    "dataTaskPublisher", "receive", "debounce", "throttle", "removeDuplicates", "combineLatest", "send",
    "connect", "multicast", "share", "switchToLatest", "tryMap", "replaceError", "setFailureType",
    "subscribe",
  ]
}

extension SourceFile {
  /// The word at an offset is an imported module.
  fileprivate func isInImport(_ offset: Int) -> Bool {
    let line = lines.lineRange(containing: offset)
    return text(in: line.lowerBound..<offset).hasSuffix("import ")
  }
}

extension TokenSyntax {
  fileprivate var isInImport: Bool { parent?.is(ImportPathComponentSyntax.self) == true }
}

/// The text of a comment, without trailing spaces, and its byte offset.
package struct CommentFact: Sendable {
  package let text: String
  package let offset: Int
}

extension FactsReader {
  /// The first syntax error outside of bodies, or in a body that contains one of some places; nil without one.
  ///
  /// - Parameter places: ranges of UTF-8 bytes, in order.
  package static func firstSyntaxError(in source: SourceFile, around places: [Range<Int>]) -> SyntaxErrorFact?
  {
    reparse(source, around: places) { SyntaxErrors.first(in: $0.tree) }
  }

  /// All comments of a file, in order.
  package static func comments(in source: SourceFile) -> [CommentFact] {
    reparse(source) { file in
      file.tree.tokens(viewMode: .all).flatMap { token in
        comments(in: token.leadingTrivia, at: token.position)
          + comments(in: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
      }
    }
  }

  private static func comments(in trivia: Trivia, at start: AbsolutePosition) -> [CommentFact] {
    var comments: [CommentFact] = []
    var position = start
    for piece in trivia.pieces {
      if let text = piece.commentText {
        comments.append(CommentFact(text: text, offset: position.utf8Offset))
      }
      position = position.advanced(by: piece.sourceLength.utf8Length)
    }
    return comments
  }
}

extension TriviaPiece {
  /// The text of a comment, without trailing spaces; nil for whitespace.
  var commentText: String? {
    switch self {
    case .lineComment(let text), .docLineComment(let text):
      var trimmed = text[...]
      while let last = trimmed.last, last == " " || last == "\t" { trimmed = trimmed.dropLast() }
      return String(trimmed)
    case .blockComment(let text), .docBlockComment(let text): return text
    default: return nil
    }
  }
}
