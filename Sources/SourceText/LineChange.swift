/// Lines of a file that give way to other lines; one of both may be none.
struct LineChange {
  /// Indices of the lines that go.
  let removed: Range<Int>
  /// The lines that come in their place.
  let added: [ArraySlice<UInt8>]
}

extension DiffLines {
  /// What the edits change, line by line, in order and with unchanged lines between any two.
  func changes(by edits: SourceEdits) -> [LineChange] {
    regions(touchedBy: edits.edits).flatMap { region in
      let old = self[region.lines]
      let new = DiffLines.split(region.edits.applied(to: bytes(of: region.lines)))
      return LineChange.all(from: old, to: new, firstLine: region.lines.lowerBound)
    }
  }

  /// Lines outside of which the edits change nothing.
  private struct Region {
    var lines: Range<Int>
    var edits: ArraySlice<SourceEdit>
  }

  /// Regions that touch are made one: at the end of a file their texts may join into one line.
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
