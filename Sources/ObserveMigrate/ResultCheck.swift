import SourceText
import SwiftModel

/// Checks the result of one file before anything is shown or written.
enum ResultCheck {
  struct Problem {
    /// What is wrong and what to do.
    let message: String
    /// Where in the original, as far as that is known.
    let offset: Int
  }

  /// What is wrong with the result, or nil: a new syntax error, or a comment that got lost.
  ///
  /// - Parameters:
  ///   - hadError: the original had a syntax error already.
  ///   - edits: what made the result of the original.
  static func problem(
    of original: SourceFile, hadError: Bool, result: [UInt8], by edits: SourceEdits
  ) -> Problem? {
    let migrated = SourceFile(path: original.path, bytes: result)
    if !hadError,
      let error = FactsReader.firstSyntaxError(in: migrated, around: edits.resultingRanges)
    {
      let position = migrated.lines.position(at: error.offset)
      return Problem(
        message: "the result would not parse at line \(position.line): \(error.message); please report this",
        offset: 0)
    }
    // Where no line with a comment changes, none can get lost.
    return edits.edits.contains(where: original.isNearComment) ? lostComment(of: original, in: migrated) : nil
  }

  private static func lostComment(of original: SourceFile, in migrated: SourceFile) -> Problem? {
    var left = FactsReader.comments(in: migrated).map(\.text)[...]
    // What the tool says itself may go with the code that it is about.
    for comment in FactsReader.comments(in: original) where !TodoComments.isTodo(comment.text) {
      guard let index = left.firstIndex(of: comment.text) else {
        return Problem(
          message: "the comment '\(comment.text)' would be lost; move it first", offset: comment.offset)
      }
      if index == left.startIndex { left = left.dropFirst() } else { left.remove(at: index) }
    }
    return nil
  }
}

extension SourceFile {
  /// Whether a line that an edit changes, or what it puts there, may hold a part of a comment.
  fileprivate func isNearComment(_ edit: SourceEdit) -> Bool {
    let lower = lines.lineRange(containing: edit.range.lowerBound).lowerBound
    let upper = lines.lineRange(containing: edit.range.upperBound).upperBound
    return Self.mayHoldComment(bytes[min(lower, upper)..<upper]) || Self.mayHoldComment(edit.replacement.utf8)
  }

  /// Whether a slash stands beside a slash or an asterisk.
  private static func mayHoldComment(_ bytes: some Sequence<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    var last: UInt8 = 0
    for byte in bytes {
      let isPair = byte == slash && (last == slash || last == UInt8(ascii: "*"))
      if isPair || last == slash && byte == UInt8(ascii: "*") { return true }
      last = byte
    }
    return false
  }
}
