/// Lines that go one after the other, each with the blank line that it alone would leave too many.
///
/// Together they leave another one, or none, as with both statements here:
/// ```swift
/// title = "x"
///
/// first.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
/// second.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
///
/// title = "y"
/// ```
package enum RemovedLines {
  /// The same edits, with one for lines that go together and leave a blank line too many.
  ///
  /// - Parameter edits: in the order of the file; deletions may overlap.
  package static func joined(_ edits: [SourceEdit], in source: SourceFile) -> [SourceEdit] {
    var result: [SourceEdit] = []
    var start = edits.startIndex
    while start < edits.endIndex {
      let end = endOfGroup(from: start, in: edits, source)
      let group = edits[start..<end]
      let isSeveral = group.contains { $0.range != group[start].range }
      let before = result.last?.range.upperBound ?? 0
      let after = edits[end...].first?.range.lowerBound ?? source.bytes.count
      if isSeveral, let union = union(of: group, in: source), before <= union.lowerBound,
        union.upperBound <= after
      {
        result.append(SourceEdit(range: union, replacement: ""))
      } else {
        result += group
      }
      start = end
    }
    return result
  }

  private static func endOfGroup(from start: Int, in edits: [SourceEdit], _ source: SourceFile) -> Int {
    guard source.removesWholeLines(edits[start]) else { return start + 1 }
    var end = start + 1
    var reach = edits[start].range.upperBound
    while end < edits.endIndex, source.removesWholeLines(edits[end]) {
      let range = edits[end].range
      guard range.lowerBound <= reach || source.isBlank(reach..<range.lowerBound) else { break }
      reach = max(reach, range.upperBound)
      end += 1
    }
    return end
  }

  /// Nil where each by itself takes the right lines.
  private static func union(of group: ArraySlice<SourceEdit>, in source: SourceFile) -> Range<Int>? {
    let lower = group.map(\.range.lowerBound).min() ?? 0
    let upper = group.map(\.range.upperBound).max() ?? 0
    let lines = source.withoutOuterBlankLines(lower..<upper)
    let removed = source.withBlankLine(lines)
    return removed == lines ? nil : removed
  }
}

extension SourceFile {
  fileprivate func removesWholeLines(_ edit: SourceEdit) -> Bool {
    guard edit.replacement.utf8.isEmpty, !edit.range.isEmpty else { return false }
    let isStart = lines.lineRange(containing: edit.range.lowerBound).lowerBound == edit.range.lowerBound
    return isStart && (edit.range.upperBound == bytes.count || bytes[edit.range.upperBound - 1] == 0x0A)
      && !isBlank(edit.range)
  }

  fileprivate func withoutOuterBlankLines(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while case let line = lines.lineRange(containing: lower), line.upperBound < upper, isBlank(line) {
      lower = line.upperBound
    }
    while upper > lower, case let line = lines.lineRange(containing: upper - 1), isBlank(line) {
      upper = line.lowerBound
    }
    return lower..<upper
  }
}
