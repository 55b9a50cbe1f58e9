/// A Swift source file as bytes, as it was read.
///
/// Everything in this module counts in byte offsets into `bytes`, so a file that is not valid UTF-8, starts
/// with a byte order mark or mixes line endings is edited as exactly as any other.
package struct SourceFile: Sendable {
  /// As shown to people and in diffs: relative to the current folder where possible.
  package let path: String
  package let bytes: [UInt8]
  package let lines: LineTable
  /// The code of functions and accessors, without braces and in order; nil where nobody has looked for it.
  package let bodies: [Range<Int>]?

  package init(path: String, bytes: [UInt8], bodies: [Range<Int>]? = nil) {
    self.path = path
    self.bytes = bytes
    self.bodies = bodies
    self.lines = LineTable(bytes)
  }
}
