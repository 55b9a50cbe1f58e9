import ProjectIndex
import SourceText

/// Checks the result of one file before anything is shown or written.
enum ResultCheck {
  /// What is wrong with the result, or nil: a new syntax error, or a comment that got lost.
  static func problem(of original: SourceFile, result: [UInt8]) -> String? {
    let migrated = SourceFile(path: original.path, bytes: result)
    let after = FactsReader.outline(of: migrated)
    let before = FactsReader.outline(of: original)
    if let error = after.syntaxError, before.syntaxError == nil {
      let position = migrated.lines.position(at: error.offset)
      return "the result would not parse at line \(position.line): \(error.message)"
    }
    var left = after.comments[...]
    for comment in before.comments {
      guard let index = left.firstIndex(of: comment) else { return "the comment '\(comment)' would be lost" }
      if index == left.startIndex { left = left.dropFirst() } else { left.remove(at: index) }
    }
    return nil
  }
}
