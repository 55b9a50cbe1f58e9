/// The replacement of a range of bytes of a file by a text; an empty range inserts.
package struct SourceEdit: Equatable, Sendable {
  package let range: Range<Int>
  package let replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Edits are equal when they write the same bytes. `String` would also call `é` and `e` with a combining
  /// accent equal, and dropping one for the other would change what is written.
  package static func == (left: SourceEdit, right: SourceEdit) -> Bool {
    left.range == right.range && left.replacement.utf8.elementsEqual(right.replacement.utf8)
  }
}

extension SourceEdit {
  var isInsertion: Bool { range.isEmpty }

  /// Whether this inserts an empty text, so that it has no effect.
  var isVoid: Bool { range.isEmpty && replacement.isEmpty }
}
