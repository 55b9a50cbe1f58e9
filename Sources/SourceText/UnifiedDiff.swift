/// A unified diff as git prints it, made straight from the edits: only lines that an edit touches can differ.
///
/// What it prints is accepted by `git apply` and by `patch -p1`, and both can take it back with `-R`.
package enum UnifiedDiff {
  /// Lines of context around a change.
  static let context = 3

  /// The diff of one file, or nothing when the edits change nothing.
  ///
  /// The result is raw bytes because the sources may hold anything. Lines are split at `\n` only, as git
  /// does: a `\r` is part of its line.
  ///
  /// - Parameters:
  ///   - path: relative to the folder the diff is to be applied in.
  ///   - original: the whole file.
  ///   - edits: what to change in it; they have to lie within `original`.
  package static func bytes(path: String, original: [UInt8], edits: SourceEdits) -> [UInt8] {
    let lines = DiffLines(original)
    let changes = lines.changes(by: edits)
    if changes.isEmpty { return [] }

    var result = header(path: path)
    var linesAdded = 0
    for hunk in hunks(of: changes) {
      append(hunk, of: lines, linesAddedBefore: linesAdded, to: &result)
      linesAdded += hunk.reduce(0) { $0 + $1.added.count - $1.removed.count }
    }
    return result
  }
}

extension UnifiedDiff {
  /// Groups changes whose context would touch or overlap.
  private static func hunks(of changes: [LineChange]) -> [ArraySlice<LineChange>] {
    var hunks: [ArraySlice<LineChange>] = []
    var start = changes.startIndex
    for (index, change) in changes.enumerated().dropFirst()
    where change.removed.lowerBound - changes[index - 1].removed.upperBound > 2 * context {
      hunks.append(changes[start..<index])
      start = index
    }
    hunks.append(changes[start...])
    return hunks
  }

  private static func append(
    _ hunk: ArraySlice<LineChange>, of lines: DiffLines, linesAddedBefore: Int, to result: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let start = max(0, first.removed.lowerBound - context)
    let end = min(lines.count, last.removed.upperBound + context)
    let growth = hunk.reduce(0) { $0 + $1.added.count - $1.removed.count }

    let old = position(start: start, count: end - start)
    let new = position(start: start + linesAddedBefore, count: end - start + growth)
    result += "@@ -\(old) +\(new) @@\n".utf8

    var next = start
    for change in hunk {
      append(lines[next..<change.removed.lowerBound], marked: " ", to: &result)
      append(lines[change.removed], marked: "-", to: &result)
      append(change.added, marked: "+", to: &result)
      next = change.removed.upperBound
    }
    append(lines[next..<end], marked: " ", to: &result)
  }

  /// `start,count` counted from 1, where no lines at all are named by the line before them.
  private static func position(start: Int, count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }

  private static func append(
    _ lines: [ArraySlice<UInt8>], marked marker: Unicode.Scalar, to result: inout [UInt8]
  ) {
    for line in lines {
      result.append(UInt8(ascii: marker))
      result += line
      if line.last != .lineFeed {
        result += "\n\\ No newline at end of file\n".utf8
      }
    }
  }
}
