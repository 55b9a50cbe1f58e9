/// The edits of one file, ordered by offset, none overlapping.
///
/// Equal edits collapse into one, overlapping deletions become one, and edits without effect are left out. An
/// insertion may touch the start or the end of a replaced range; strictly inside one it conflicts.
package struct SourceEdits: Sendable, Equatable {
  package let edits: [SourceEdit]

  package var isEmpty: Bool { edits.isEmpty }

  /// No edits.
  package init() {
    edits = []
  }

  /// Takes edits that are ordered and disjoint already.
  package init(inOrder edits: [SourceEdit]) {
    self.edits = edits
  }

  /// Sorts edits into the order of the file.
  ///
  /// - Throws: `EditConflict` when two of them overlap, or insert different texts at the same offset.
  package init(_ edits: some Sequence<SourceEdit>) throws(EditConflict) {
    self.edits = try Self.merged(edits, keepsOrderOfInsertions: false)
  }

  /// Like `init(_:)`, but different insertions at the same offset are all made, in the order of `edits`.
  ///
  /// - Throws: `EditConflict` when two of them overlap.
  package init(ordered edits: some Sequence<SourceEdit>) throws(EditConflict) {
    self.edits = try Self.merged(edits, keepsOrderOfInsertions: true)
  }

  /// The byte ranges of the replacements in the result, in order.
  package var resultingRanges: [Range<Int>] {
    var shift = 0
    return edits.map { edit in
      let start = edit.range.lowerBound + shift
      shift += edit.replacement.utf8.count - edit.range.count
      return start..<start + edit.replacement.utf8.count
    }
  }

  /// The bytes after all edits. Takes time linear in the size of input and output.
  ///
  /// The edits have to lie within `bytes`.
  package func applied(to source: SourceFile) -> SourceFile {
    SourceFile(path: source.path, bytes: applied(to: source.bytes))
  }

  package func applied(to bytes: [UInt8]) -> [UInt8] {
    edits.applied(to: bytes[...])
  }
}

extension SourceEdits {
  private static func merged(
    _ edits: some Sequence<SourceEdit>, keepsOrderOfInsertions: Bool
  ) throws(EditConflict) -> [SourceEdit] {
    var merged: [SourceEdit] = []
    // The sort is stable, and the order of insertions at one offset depends on that.
    for edit in edits.filter({ !$0.isVoid }).sorted(by: begins) {
      if let last = merged.last {
        if merged.alreadyEnds(with: edit) { continue }
        if let union = last.union(with: edit) {
          merged[merged.count - 1] = union
          continue
        }
        let sharesOffset = edit.isInsertion && edit.range == last.range
        if edit.range.lowerBound < last.range.upperBound || sharesOffset && !keepsOrderOfInsertions {
          throw EditConflict(first: last, second: edit)
        }
      }
      merged.append(edit)
    }
    return merged
  }

  /// An insertion comes before a replacement that begins at the same offset.
  private static func begins(_ left: SourceEdit, before right: SourceEdit) -> Bool {
    (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
  }
}

extension SourceEdit {
  /// The union of two overlapping deletions: of two removed statements, both may include the blank line between them.
  fileprivate func union(with next: SourceEdit) -> SourceEdit? {
    guard replacement.utf8.isEmpty, next.replacement.utf8.isEmpty, next.range.lowerBound < range.upperBound
    else { return nil }
    let end = Swift.max(range.upperBound, next.range.upperBound)
    return SourceEdit(range: range.lowerBound..<end, replacement: "")
  }
}

extension [SourceEdit] {
  /// Whether one of the last edits, those of the same range as `edit`, equals it.
  fileprivate func alreadyEnds(with edit: SourceEdit) -> Bool {
    for earlier in reversed() {
      if earlier.range != edit.range { return false }
      if earlier == edit { return true }
    }
    return false
  }
}

extension Collection<SourceEdit> {
  /// The bytes of a part of a file after these edits, which have to be in order and within that part.
  func applied(to bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    for edit in self {
      precondition(
        position <= edit.range.lowerBound && edit.range.upperBound <= bytes.endIndex,
        "the edit of \(edit.range) is outside of \(bytes.indices)")
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }
}
