import ProjectIndex
import SourceText

/// Checks the result of one file before anything is shown or written.
enum ResultCheck {
  struct Problem {
    /// What is wrong and what to do.
    let message: String
    /// Where in the original, as far as that is known.
    let offset: Int
  }

  /// What is wrong with the result, or nil: a new syntax error, or a comment that got lost.
  static func problem(of original: SourceFile, result: [UInt8]) -> Problem? {
    let migrated = SourceFile(path: original.path, bytes: result)
    let after = FactsReader.outline(of: migrated)
    let before = FactsReader.outline(of: original)
    if let error = after.syntaxError, before.syntaxError == nil {
      let position = migrated.lines.position(at: error.offset)
      return Problem(
        message: "the result would not parse at line \(position.line): \(error.message); please report this",
        offset: 0)
    }
    var left = after.comments.map(\.text)[...]
    for comment in before.comments {
      guard let index = left.firstIndex(of: comment.text) else {
        return Problem(
          message: "the comment '\(comment.text)' would be lost; move it first", offset: comment.offset)
      }
      if index == left.startIndex { left = left.dropFirst() } else { left.remove(at: index) }
    }
    return nil
  }
}
