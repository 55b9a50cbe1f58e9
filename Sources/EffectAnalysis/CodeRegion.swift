package import SwiftModel

/// Code that runs as a whole: the body of a function, the accessors of a property, or a closure.
package struct CodeRegion: Hashable, Comparable, Sendable {
  /// The index of the file in the project.
  package let file: Int
  /// In UTF-8 bytes.
  package let range: Range<Int>

  package init(file: Int, range: Range<Int>) {
    self.file = file
    self.range = range
  }

  package func contains(_ effect: Effect) -> Bool { range.contains(effect.offset) }

  package static func < (lhs: CodeRegion, rhs: CodeRegion) -> Bool {
    (lhs.file, lhs.range.lowerBound, lhs.range.upperBound)
      < (rhs.file, rhs.range.lowerBound, rhs.range.upperBound)
  }
}
