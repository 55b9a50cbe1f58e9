import AppGenerator

/// Looks for the smallest app that fails in the same way. The smaller ones of all failures are compiled together.
struct Shrinking {
  let workshop: Workshop
  /// How many failures are made smaller: one for each set of features.
  let limit: Int

  /// - Throws: what the workshop throws.
  func smallest(of outcomes: [Workshop.Outcome]) throws -> [Workshop.Outcome] {
    var failures = distinct(outcomes.filter(\.isFailure))
    for _ in 0..<8 {
      let candidates = failures.prefix(limit).flatMap { failure in
        failure.recipe.smaller.map { (failure, $0) }
      }
      if candidates.isEmpty { break }
      let tried = try workshop.outcomes(of: candidates.map(\.1))
      var isSmaller = false
      for index in failures.indices.prefix(limit) {
        let failure = failures[index]
        let smaller = zip(candidates, tried).filter { candidate, outcome in
          candidate.0.recipe == failure.recipe && outcome.difference?.kind == failure.difference?.kind
        }
        guard let best = smaller.map(\.1).min(by: { $0.recipe.size < $1.recipe.size }) else { continue }
        failures[index] = best
        isSmaller = true
      }
      failures = distinct(failures)
      if !isSmaller { break }
    }
    return failures
  }

  /// One failure for each set of features and kind of difference: the smallest.
  private func distinct(_ failures: [Workshop.Outcome]) -> [Workshop.Outcome] {
    Dictionary(grouping: failures, by: \.title).values.map { group in
      group.min { $0.recipe.size < $1.recipe.size }!
    }.sorted { $0.title < $1.title }
  }
}

extension Workshop.Outcome {
  var isFailure: Bool { difference.map { $0.kind != .mended } ?? false }

  /// The features, and what differs.
  var title: String {
    Set(recipe.parts.map(\.feature)).sorted().joined(separator: "+")
      + " (\(difference?.kind.rawValue ?? "same"))"
  }
}
