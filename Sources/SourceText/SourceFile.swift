/// The content of a Swift source file as bytes, as read from disk.
///
/// All offsets in this module are byte offsets into `bytes`, so a file that is not valid UTF-8, starts with a byte
/// order mark or mixes line endings is edited as exactly as any other.
///
/// A class, as all that asks about a file is handed one. Nothing but `syntax` changes once its file is parsed.
package final class SourceFile: @unchecked Sendable {
  /// As shown in messages and diffs: relative to the current folder where possible.
  package let path: String
  package let bytes: [UInt8]
  package let lines: LineTable
  /// The byte ranges of the bodies of functions and accessors, without braces, in order; nil if they were not
  /// determined.
  package let bodies: [Range<Int>]?
  /// Where its declarations stand; nil until it is parsed, and for a file with syntax errors, in which the parser may find
  /// others where something is left out.
  package var declarations: DeclarationRanges?
  /// Its declarations are not known: it has syntax errors, or is no source that can be parsed.
  package var isDamaged = false
  /// What parses the file keeps here, for as long as the file is in use.
  package var syntax: AnyObject?

  /// The range of all bytes.
  package var range: Range<Int> { 0..<bytes.count }

  package init(path: String, bytes: [UInt8], bodies: [Range<Int>]? = nil) {
    self.path = path
    self.bytes = bytes
    self.bodies = bodies
    self.lines = LineTable(bytes)
  }
}
