import SourceText
import SwiftModel

/// Removes entries from inheritance clauses, with their commas but without their neighbours' comments.
enum InheritanceEdits {
  /// The edits that remove one entry of a declaration's inheritance clause.
  static func removing(entry: Int, of clause: InheritanceClauseFact, in source: SourceFile) -> [SourceEdit] {
    let entries = clause.entries
    if entries.count == 1 { return removingAll(of: clause, in: source) }
    let range = entries[entry].range
    let previous = entry > 0 ? entries[entry - 1] : nil
    // The comma before it, if adjacent; a comma behind it belongs to the next entry.
    let own = previous?.commaRange.flatMap { comma in
      source.isBlankWithoutLineEnd(comma.upperBound..<range.lowerBound) ? comma : nil
    }
    if entry + 1 < entries.count, let comma = entries[entry].commaRange {
      let next = entries[entry + 1].range
      if let previous, let own, staysOnItsLine(comma, between: range, and: next, in: source) {
        return [removing(range, withCommaBefore: own, behind: previous.range, in: source)]
      }
      return removing(range, comma: comma, before: next, in: source)
    }
    guard let previous, let comma = previous.commaRange else { return [] }
    if own != nil { return [removing(range, withCommaBefore: comma, behind: previous.range, in: source)] }
    let gap = comma.upperBound..<range.lowerBound
    if source.isBlank(gap) { return [source.replacing(comma.lowerBound..<range.upperBound, with: "")] }
    return [source.replacing(comma, with: ""), removingToken(range, after: comma.upperBound, in: source)]
  }

  /// Whether the comma behind an entry should stay: a line ends behind it, or more than blanks separates it from the
  /// entry.
  private static func staysOnItsLine(
    _ comma: Range<Int>, between range: Range<Int>, and next: Range<Int>, in source: SourceFile
  ) -> Bool {
    !source.isBlank(range.upperBound..<comma.lowerBound)
      || !source.isBlankWithoutLineEnd(comma.upperBound..<next.lowerBound)
        && source.isBlank(comma.upperBound..<next.lowerBound)
  }

  /// Removes an entry with the comma directly before it, and with its line if that is empty otherwise.
  private static func removing(
    _ range: Range<Int>, withCommaBefore comma: Range<Int>, behind previous: Range<Int>, in source: SourceFile
  ) -> SourceEdit {
    let run = comma.lowerBound..<range.upperBound
    guard source.isFirstOnLine(run.lowerBound) else { return source.replacing(run, with: "") }
    if !source.isLastOnLine(run.upperBound), source.isBlank(previous.upperBound..<run.lowerBound) {
      return source.replacing(previous.upperBound..<run.upperBound, with: "")
    }
    return source.removing(run)
  }

  private static func removing(
    _ range: Range<Int>, comma: Range<Int>, before next: Range<Int>, in source: SourceFile
  ) -> [SourceEdit] {
    let isPlain =
      source.isBlank(range.upperBound..<comma.lowerBound)
      && source.isBlank(comma.upperBound..<next.lowerBound)
    if isPlain { return [source.replacing(range.lowerBound..<next.lowerBound, with: "")] }
    if source.isBlank(range.upperBound..<comma.lowerBound) {
      // A comment follows the comma: it stays, with the line ending behind it.
      let end = source.endOfBlanks(from: comma.upperBound)
      return [source.replacing(range.lowerBound..<end, with: "")]
    }
    // What stands behind it keeps its distance, and so does what stands behind the comma.
    let start = source.startOfBlanks(before: range.lowerBound)
    let isFollowedByBlank = source.endOfBlanks(from: range.upperBound) > range.upperBound
    let end =
      source.isFirstOnLine(comma.lowerBound) ? source.endOfBlanks(from: comma.upperBound) : comma.upperBound
    return [
      source.replacing((isFollowedByBlank ? start : range.lowerBound)..<range.upperBound, with: ""),
      source.replacing(comma.lowerBound..<end, with: ""),
    ]
  }

  private static func removingAll(of clause: InheritanceClauseFact, in source: SourceFile) -> [SourceEdit] {
    let entry = clause.entries[0].range
    let beforeColon = clause.previousTokenEnd..<clause.colonRange.lowerBound
    let afterColon = clause.colonRange.upperBound..<entry.lowerBound
    if source.isBlank(beforeColon), source.isBlank(afterColon) {
      return [source.replacing(clause.previousTokenEnd..<entry.upperBound, with: "")]
    }
    let colonStart = source.isBlank(beforeColon) ? clause.previousTokenEnd : clause.colonRange.lowerBound
    return [
      source.replacing(colonStart..<clause.colonRange.upperBound, with: ""),
      removingToken(entry, after: clause.colonRange.upperBound, in: source),
    ]
  }

  /// Removes a token and the blanks before it on its line, but no line ending: that may end a comment.
  private static func removingToken(_ range: Range<Int>, after start: Int, in source: SourceFile)
    -> SourceEdit
  {
    let lower = max(start, source.startOfBlanks(before: range.lowerBound))
    return source.replacing(lower..<range.upperBound, with: "")
  }
}

extension SourceFile {
  fileprivate func isBlankWithoutLineEnd(_ range: Range<Int>) -> Bool {
    endOfBlanks(from: range.lowerBound) >= range.upperBound
  }
}
