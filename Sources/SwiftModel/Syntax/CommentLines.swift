package import SourceText
import SwiftSyntax

/// The comments of a file that stand on lines of their own, and the lines above which another one can stand.
package struct CommentLines {
  package struct LineComment: Sendable {
    /// Without blanks at its end.
    package let text: String
    /// Where its line begins.
    package let line: Int
  }

  private let source: SourceFile
  private let tree: SourceFileSyntax
  /// Those with two slashes, in order.
  package private(set) var lineComments: [LineComment] = []
  /// By the start of the line that a comment ends on: where its first line starts, and its text.
  private var endings: [Int: (first: Int, text: String)] = [:]

  package init(of source: SourceFile) {
    self.source = source
    tree = FactsReader.parse(source)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      for comment in token.leadingTrivia.comments(from: token.position) { add(comment) }
    }
  }

  /// Where the line begins above which a comment about a place goes: that of the first token of the statement or
  /// declaration, or that of the comments right above it, so that it parts no documentation and no directive for
  /// other tools from what they are about. It is never inside of a token or of another comment.
  ///
  /// - Parameter isPassed: comments that do not count.
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

  /// The innermost statement or declaration that is in no string.
  private func item(around token: TokenSyntax) -> Syntax? {
    var item: Syntax?
    for node in sequence(first: Syntax(token), next: \.parent) {
      if node.isLiteral { item = nil }
      if item == nil, node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { item = node }
    }
    return item
  }

  /// The nearest start of a line, from a given one up, where nothing is cut in two.
  private func outsideOfTokens(_ line: Int) -> Int {
    var line = line
    while let start = startOfWhat(reachesOver: line) { line = lineStart(of: start) }
    return line
  }

  private func startOfWhat(reachesOver line: Int) -> Int? {
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
