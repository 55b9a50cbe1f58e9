/// Two edits that cannot both be applied: they overlap, or insert different texts at one offset in no defined order.
package struct EditConflict: Error, Equatable, Sendable {
  /// The edit that begins earlier in the file or, of two that begin at one offset, comes first in the input.
  package let first: SourceEdit
  package let second: SourceEdit
}
