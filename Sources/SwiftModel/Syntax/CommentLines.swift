package import SourceText
import SwiftSyntax

/// The comments of a file that have lines of their own, and the lines before which a comment can be inserted.
package struct CommentLines {
  /// A `//` comment on a line of its own.
  package struct LineComment: Sendable {
    /// Without trailing spaces.
    package let text: String
    /// The offset of the start of its line, in UTF-8 bytes.
    package let line: Int
  }

  private let source: SourceFile
  private let tree: SourceFileSyntax
  /// The `//` comments, in order.
  package private(set) var lineComments: [LineComment] = []
  /// Comments by the start of their last line: the start of their first line, and their text.
  private var endings: [Int: (first: Int, text: String)] = [:]

  package init(of source: SourceFile) {
    self.source = source
    tree = FactsReader.parse(source)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      for comment in token.leadingTrivia.comments(from: token.position) { add(comment) }
    }
  }

  /// The start of the line before which a comment about a place is inserted: the first line of the statement or
  /// declaration, or of the comments directly above, which documentation and directives for other tools may be. Never
  /// inside of a token or comment.
  ///
  /// - Parameters:
  ///   - offset: the place, in UTF-8 bytes.
  ///   - isPassed: selects comments that are ignored.
  package func line(for offset: Int, passing isPassed: (String) -> Bool) -> Int {
    let token = token(at: offset)
    let first = item(around: token)?.firstToken(viewMode: .sourceAccurate) ?? token
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let line = outsideOfTokens(lineStart(of: start))
    return source.isFirstOnLine(start) ? aboveComments(line, passing: isPassed) : line
  }

  // MARK: Comments

  private mutating func add(_ comment: Trivia.Comment) {
    guard source.isFirstOnLine(comment.range.lowerBound),
      comment.isLine || source.isLastOnLine(comment.range.upperBound)
    else { return }
    let line = lineStart(of: comment.range.lowerBound)
    endings[lineStart(of: comment.range.upperBound)] = (line, comment.text)
    if comment.isLine, !comment.text.hasPrefix("///") {
      lineComments.append(LineComment(text: comment.text, line: line))
    }
  }

  private func aboveComments(_ line: Int, passing isPassed: (String) -> Bool) -> Int {
    var result = line
    var position = line
    while let above = source.lines.lineStart(before: position), let comment = endings[above] {
      if comment.text.contains("MARK:") { break }
      position = comment.first
      if !isPassed(comment.text) { result = position }
    }
    return result
  }

  // MARK: Places

  private func token(at offset: Int) -> TokenSyntax {
    tree.token(at: AbsolutePosition(utf8Offset: offset)) ?? tree.endOfFileToken
  }

  private func lineStart(of offset: Int) -> Int {
    source.lines.lineRange(containing: offset).lowerBound
  }

  /// The innermost statement or declaration around a token, outside of string and regex literals.
  private func item(around token: TokenSyntax) -> Syntax? {
    var item: Syntax?
    for node in sequence(first: Syntax(token), next: \.parent) {
      if node.isLiteral { item = nil }
      if item == nil, node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { item = node }
    }
    return item
  }

  /// The nearest start of a line, upwards, that is not inside of a token or comment.
  private func outsideOfTokens(_ line: Int) -> Int {
    var line = line
    while let start = startOfTokenOrComment(around: line) { line = lineStart(of: start) }
    return line
  }

  private func startOfTokenOrComment(around line: Int) -> Int? {
    let token = token(at: line)
    for node in sequence(first: Syntax(token), next: \.parent) where node.isLiteral || node == Syntax(token) {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      if start < line, line < node.endPositionBeforeTrailingTrivia.utf8Offset { return start }
    }
    let comments =
      token.leadingTrivia.comments(from: token.position)
      + token.trailingTrivia.comments(from: token.endPositionBeforeTrailingTrivia)
    return comments.first { $0.range.lowerBound < line && line < $0.range.upperBound }?.range.lowerBound
  }
}

extension Syntax {
  fileprivate var isLiteral: Bool {
    self.is(StringLiteralExprSyntax.self) || self.is(RegexLiteralExprSyntax.self)
  }
}

extension Trivia {
  /// A comment with its range in UTF-8 bytes.
  fileprivate struct Comment {
    let text: String
    let range: Range<Int>
    let isLine: Bool
  }

  fileprivate func comments(from start: AbsolutePosition) -> [Comment] {
    var comments: [Comment] = []
    var offset = start.utf8Offset
    for piece in pieces {
      let end = offset + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .docLineComment:
        if let text = piece.commentText {
          comments.append(Comment(text: text, range: offset..<end, isLine: true))
        }
      case .blockComment(let text), .docBlockComment(let text):
        comments.append(Comment(text: text, range: offset..<end, isLine: false))
      default: break
      }
      offset = end
    }
    return comments
  }
}
