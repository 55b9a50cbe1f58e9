import MigrationPlanning
import SourceText
import SwiftModel

/// The comments that `--insert-todos` leaves: `// TODO(observe-migrate): reason [id]`, on a line of its own above the
/// statement or declaration that a reason is about.
///
/// Nothing else is ever touched: a comment that somebody changed or went on with is no longer one of these.
enum TodoComments {
  /// A comment that is to stand above a place.
  struct Comment: Sendable, Hashable {
    let offset: Int
    let text: String

    init(offset: Int, text: String) {
      self.offset = offset
      self.text = text
    }

    init(_ diagnostic: Diagnostic) {
      // A place of the same file would be another one below the comment.
      let words = diagnostic.message.replacing(/\s\([^()\s]+:\d+\)/, with: "")
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      self.init(
        offset: diagnostic.location.offset, text: "\(TodoComments.start)\(words) [\(diagnostic.id.rawValue)]")
    }
  }

  private static let start = "// TODO(observe-migrate): "

  /// Whether a comment has exactly this form.
  static func isTodo(_ comment: String) -> Bool { identifier(of: comment) != nil }

  /// Whether a file may hold one.
  static func mayStand(in source: SourceFile) -> Bool { source.bytes.firstRange(of: start.utf8) != nil }

  /// The edits that make these comments of a file the wanted ones, in the order of their places.
  ///
  /// - Parameter tolerated: comments that stay where there are such, in whatever words of another run, and are not put
  ///   there otherwise.
  static func edits(in source: SourceFile, wanted: [Comment], tolerated: [Comment]) -> [SourceEdit] {
    let lines = CommentLines(of: source)
    let standing = runs(in: source, lines)
    let wanted = byLine(wanted, lines)
    let tolerated = byLine(tolerated, lines).mapValues { $0.map(identifier) }
    return Set(standing.keys).union(wanted.keys).sorted().compactMap { line in
      let run = standing[line]
      let old = run?.texts ?? []
      let new = wanted[line] ?? []
      let kept = old.filter { text in
        !new.contains(text) && (tolerated[line]?.contains(identifier(of: text)) == true || isSaidOnce(text))
      }
      let all = kept.uniqued() + new
      if all.count == old.count, Set(all) == Set(old) { return nil }
      let indentation = source.indentation(at: run?.start ?? line)
      let ending = source.lineEnding(near: run?.start ?? line)
      return SourceEdit(
        range: (run?.start ?? line)..<line, replacement: all.map { indentation + $0 + ending }.joined())
    }
  }

  /// By the start of the line below them: comments that stand one below the other.
  private static func runs(
    in source: SourceFile, _ lines: CommentLines
  ) -> [Int: (start: Int, texts: [String])] {
    var runs: [Int: (start: Int, texts: [String])] = [:]
    for comment in lines.lineComments where isTodo(comment.text) {
      let run = runs.removeValue(forKey: comment.line) ?? (comment.line, [])
      let next = source.lines.lineRange(containing: comment.line).upperBound
      runs[next] = (run.start, run.texts + [comment.text])
    }
    return runs
  }

  /// By the start of the line that they belong above.
  private static func byLine(_ comments: [Comment], _ lines: CommentLines) -> [Int: [String]] {
    let sorted = comments.sorted { ($0.offset, $0.text) < ($1.offset, $1.text) }
    return Dictionary(grouping: sorted) { lines.line(for: $0.offset, passing: isTodo) }
      .mapValues { $0.map(\.text).uniqued() }
  }

  /// Whether a later run cannot tell if it is done, since its type has moved.
  private static func isSaidOnce(_ comment: String) -> Bool {
    identifier(of: comment).flatMap(DiagnosticID.init)?.needsManualWork ?? false
  }

  private static func identifier(of comment: String) -> String? {
    guard comment.hasPrefix(start), comment.hasSuffix("]"), let bracket = comment.lastIndex(of: "[") else {
      return nil
    }
    let identifier = comment[comment.index(after: bracket)...].dropLast()
    let isPlain = identifier.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-")
    }
    return isPlain && !identifier.isEmpty && comment[..<bracket].hasSuffix(" ") ? String(identifier) : nil
  }
}
