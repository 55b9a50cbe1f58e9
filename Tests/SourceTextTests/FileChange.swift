import SourceText
import Testing

/// A file and what is to change in it.
struct FileChange: Sendable, CustomTestStringConvertible {
  let path: String
  let original: [UInt8]
  let edits: [SourceEdit]
  let summary: String

  init(path: String, original: [UInt8], edits: [SourceEdit], summary: String = "") {
    self.path = path
    self.original = original
    self.edits = edits
    self.summary = summary
  }

  /// Replaces the first occurrence of each text behind the one before.
  init(
    _ summary: String = "", path: String = "A.swift", _ text: String,
    replacing replacements: [(String, String)]
  ) throws {
    let original = Array(text.utf8)
    var edits: [SourceEdit] = []
    for (old, new) in replacements {
      let start = try #require(original.offset(of: Array(old.utf8), from: edits.last?.range.upperBound ?? 0))
      edits.append(SourceEdit(range: start..<(start + old.utf8.count), replacement: new))
    }
    self.init(path: path, original: original, edits: edits, summary: summary)
  }

  var testDescription: String { summary }

  /// The result as an implementation makes it that is too simple to be wrong.
  var result: [UInt8] {
    var bytes = original
    let fromTheBack = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        > ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in fromTheBack {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    return bytes
  }

  var applied: [UInt8] {
    get throws { try SourceEdits(ordered: edits).applied(to: original) }
  }

  var diff: [UInt8] {
    get throws { try UnifiedDiff.bytes(path: path, original: original, edits: SourceEdits(ordered: edits)) }
  }
}

extension [UInt8] {
  fileprivate func offset(of part: [UInt8], from start: Int) -> Int? {
    (start...count).first { self[$0...].starts(with: part) }
  }
}
