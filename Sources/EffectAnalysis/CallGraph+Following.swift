extension CallGraph {
  /// How much of the code that runs was followed.
  package enum Extent {
    case whole
    /// As far as was needed.
    case stopped
    /// Up to the limit: what lies behind may do anything.
    case limited
  }

  /// The number of regions of code that are followed for one question.
  private static let limit = 400

  /// Follows code to the code that it runs, in rounds, so that each file is parsed once for many bodies.
  ///
  /// - Parameter next: the code that a round runs, in order; nil to stop there. No code is passed twice.
  package static func follow<Code: Hashable>(_ start: [Code], to next: ([Code]) -> [Code]?) -> Extent {
    var open = start
    var seen: Set<Code> = []
    while true {
      open = open.filter { seen.insert($0).inserted }
      if open.isEmpty { return .whole }
      if seen.count > limit { return .limited }
      guard let found = next(open) else { return .stopped }
      open = found
    }
  }
}
