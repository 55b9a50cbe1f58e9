import ProjectIndex
import SourceText

/// Takes entries out of inheritance clauses, with their commas and nothing of their neighbours' comments.
enum InheritanceEdits {
  /// The edits that remove one entry of a declaration's inheritance clause.
  static func removing(entry: Int, of clause: InheritanceClauseFact, in source: SourceFile) -> [SourceEdit] {
    let entries = clause.entries
    if entries.count == 1 { return removingAll(of: clause, in: source) }
    let range = entries[entry].range
    if entry + 1 < entries.count, let comma = entries[entry].commaRange {
      return removing(range, comma: comma, before: entries[entry + 1].range, in: source)
    }
    guard let comma = entries[entry - 1].commaRange else { return [] }
    let gap = comma.upperBound..<range.lowerBound
    if source.isBlank(gap) { return [source.replacing(comma.lowerBound..<range.upperBound, with: "")] }
    return [source.replacing(comma, with: ""), removingToken(range, after: comma.upperBound, in: source)]
  }

  private static func removing(
    _ range: Range<Int>, comma: Range<Int>, before next: Range<Int>, in source: SourceFile
  ) -> [SourceEdit] {
    let isPlain =
      source.isBlank(range.upperBound..<comma.lowerBound)
      && source.isBlank(comma.upperBound..<next.lowerBound)
    if isPlain { return [source.replacing(range.lowerBound..<next.lowerBound, with: "")] }
    if source.isBlank(range.upperBound..<comma.lowerBound) {
      // A comment follows the comma: it stays, with the line end behind it.
      let end = source.endOfBlanks(from: comma.upperBound)
      return [source.replacing(range.lowerBound..<end, with: "")]
    }
    return [source.replacing(range, with: ""), source.replacing(comma, with: "")]
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

  /// Removes a token and the blanks before it on its line, but no line end: that may close a comment.
  private static func removingToken(_ range: Range<Int>, after start: Int, in source: SourceFile)
    -> SourceEdit
  {
    var lower = range.lowerBound
    while lower > start, source.bytes[lower - 1] == 0x20 || source.bytes[lower - 1] == 0x09 { lower -= 1 }
    return source.replacing(lower..<range.upperBound, with: "")
  }
}

extension SourceFile {
  func endOfBlanks(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end
  }
}
