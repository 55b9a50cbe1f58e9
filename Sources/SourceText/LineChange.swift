/// A run of lines that is replaced by other lines; either may be empty.
struct LineChange {
  /// Indices of the old lines.
  let removed: Range<Int>
  /// The new lines, each with its terminator.
  let added: [ArraySlice<UInt8>]
}

extension DiffLines {
  /// The changes that the edits make, line by line, in order and with unchanged lines between any two.
  func changes(by edits: SourceEdits) -> [LineChange] {
    regions(touchedBy: edits.edits).flatMap { region in
      let old = self[region.lines]
      let new = DiffLines.split(region.edits.applied(to: bytes(of: region.lines)))
      return LineChange.all(from: old, to: new, firstLine: region.lines.lowerBound)
    }
  }

  /// A range of lines, and the edits within it.
  private struct Region {
    var lines: Range<Int>
    var edits: ArraySlice<SourceEdit>
  }

  /// Merges regions that touch: at the end of a file their texts may join into one line.
  private func regions(touchedBy edits: [SourceEdit]) -> [Region] {
    var regions: [Region] = []
    for (index, edit) in edits.enumerated() {
      let lines = lines(touchedBy: edit.range)
      if let last = regions.last, lines.lowerBound <= last.lines.upperBound {
        let upperBound = max(last.lines.upperBound, lines.upperBound)
        regions[regions.count - 1] = Region(
          lines: last.lines.lowerBound..<upperBound,
          edits: edits[last.edits.startIndex...index])
      } else {
        regions.append(Region(lines: lines, edits: edits[index...index]))
      }
    }
    return regions
  }
}
