package import SourceText
import SwiftSyntax

extension FactsReader {
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

  /// The generic arguments that are written behind some names.
  package static func genericArguments(of names: Set<String>, in source: SourceFile) -> [TypeExpression] {
    reparse(source, mentioning: names) { file in
      file.names(names).flatMap { token -> [TypeExpression] in
        let type = token.parent?.as(IdentifierTypeSyntax.self)
        return type?.genericArgumentClause.map { TypeExpression.read(arguments: $0) }
          ?? token.parent?.as(DeclReferenceExprSyntax.self)?.specializedArguments ?? []
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
        guard case .identifier(let name) = token.tokenKind, !token.isInImport, !token.isAskedFor else {
          return false
        }
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
  /// `Combine` in `canImport(Combine)`.
  fileprivate var isAskedFor: Bool {
    let call = ancestor(as: FunctionCallExprSyntax.self)
    return call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "canImport"
  }

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
