/// Two edits that cannot both be made: they overlap, or insert different texts at one offset in no known
/// order.
package struct EditConflict: Error, Hashable, Sendable {
  /// The one that begins earlier in the file, or was given earlier.
  package let first: SourceEdit
  package let second: SourceEdit
}
