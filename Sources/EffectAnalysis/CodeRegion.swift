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

  /// Whether an effect stands in it.
  package func contains(_ effect: Located<Effect>) -> Bool {
    file == effect.file && range.contains(effect.use.offset)
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

  /// The same, or it may happen at once as well as later: in what subscribes to a publisher that sends a first value then.
  package func mayRun(with code: CodeRegion, in index: ProjectIndex) -> Bool {
    let scope = LookupScope(file: code.file, enclosingType: enclosingType)
    return closuresRunLater(than: code.range, in: index).allSatisfy { index.mayRunAtOnce($0, in: scope) }
  }

  /// The closures around it that may run later than the code in a range, from the inside out.
  package func closuresRunLater(than code: Range<Int>, in index: ProjectIndex) -> [DeferredClosure] {
    closures.filter { closure in
      closure.range != code && code.contains(closure.range.lowerBound)
        && !index.runsImmediately(closure)
    }
  }
}

extension ProjectIndex {
  /// Whether a function is called where it is named, by itself or as an argument: `title(row)`, `rows.map(title)`.
  package func callsWhatIsNamed(by effect: Effect) -> Bool {
    effect.isCalled || effect.isCalledThroughLocal
      || effect.taker?.lastName.map {
        LibraryEffects.isNonEscaping(method: $0, isOnType: false) || callsImmediately($0)
      } == true
  }

  /// Whether a subscriber gets a first value at once.
  fileprivate func mayRunAtOnce(_ closure: DeferredClosure, in scope: LookupScope) -> Bool {
    guard let publisher = closure.publisher else { return false }
    if case .projection = publisher { return true }
    guard case .external(let names, _) = type(of: publisher, in: scope).unwrapped else { return false }
    return names.last.map { LibraryEffects.hasFirstValue(type: $0) } ?? false
  }
}
