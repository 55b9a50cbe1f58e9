package import SwiftModel

/// Code that runs as a whole: the body of a function or an accessor, a closure, or an initial value.
package struct CodeRegion: Hashable, Comparable, Sendable {
  /// The index of the file in the project.
  package let file: Int
  /// In UTF-8 bytes.
  package let range: Range<Int>
  /// The offsets of the names in it, and in local functions that it calls; nil for all names in the range.
  package let mentions: [Int]?

  package init(file: Int, range: Range<Int>, mentions: [Int]? = nil) {
    self.file = file
    self.range = range
    self.mentions = mentions
  }

  /// Where it begins tells nearly all code apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(range.lowerBound)
  }

  /// By where it stands.
  package static func < (lhs: CodeRegion, rhs: CodeRegion) -> Bool {
    (lhs.file, lhs.range.lowerBound, lhs.range.upperBound) < (
      rhs.file, rhs.range.lowerBound, rhs.range.upperBound
    )
  }
}

extension Effect {
  /// Whether it happens whenever the code in a range runs: in no closure inside of it, unless a function of the sources
  /// calls that before it returns.
  package func runs(with code: Range<Int>, in index: ProjectIndex) -> Bool {
    closuresRunLater(than: code, in: index).isEmpty
  }

  /// The closures around it that may run later than the code in a range, from the inside out.
  package func closuresRunLater(than code: Range<Int>, in index: ProjectIndex) -> [DeferredClosure] {
    closures.filter { closure in
      closure.range != code && code.contains(closure.range.lowerBound)
        && closure.callee.map(index.callsImmediately) != true
    }
  }
}
