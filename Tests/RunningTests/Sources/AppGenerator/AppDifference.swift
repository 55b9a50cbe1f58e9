/// What differs between an app before and after its migration.
public struct AppDifference: Codable, Sendable {
  public enum Kind: String, Codable, Sendable {
    /// Something else is shown.
    case lines
    /// What was stale before is up to date now: the only difference that is none.
    case mended
    /// Subscribers are told something else, or in another order.
    case told
    /// More bodies are evaluated.
    case bodies
    /// Updates do not come to an end.
    case endless
    /// Objects stay when the views are gone.
    case objects
    /// The program ends.
    case trap
    /// What the tool wrote does not compile.
    case compilation
  }

  public var kind: Kind
  public var text: String

  public init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
}

extension AppComparison {
  public var difference: AppDifference? {
    if before.isEndless { return nil }
    if let difference = firstDifferingStep { return difference }
    if after.isEndless { return AppDifference(.endless, "updates do not come to an end") }
    if let (old, new) = lastSteps, new.bodyCount > old.bodyCount {
      return AppDifference(.bodies, "\(new.bodyCount) bodies were evaluated, and \(old.bodyCount) before")
    }
    if let left = after.objectsLeft.first(where: { $0.value > before.objectsLeft[$0.key, default: 0] }) {
      return AppDifference(.objects, "\(left.value) of \(left.key) are left when the views are gone")
    }
    return nil
  }

  private var lastSteps: (AppRecord.Step, AppRecord.Step)? {
    guard let old = before.steps.last, let new = after.steps.last else { return nil }
    return (old, new)
  }

  /// A line that is up to date from now on stays so; what differs later in other ways counts more.
  private var firstDifferingStep: AppDifference? {
    let differences = zip(before.steps, after.steps).enumerated().compactMap { index, steps in
      difference(between: steps.0, and: steps.1, after: index)
    }
    return differences.first { $0.kind != .mended } ?? differences.first
  }

  private func difference(
    between old: AppRecord.Step, and new: AppRecord.Step, after index: Int
  ) -> AppDifference? {
    let taps = after.steps[...index].map(\.title).joined(separator: ", ")
    if old.lines != new.lines {
      return AppDifference(
        new.mends(old) ? .mended : .lines, "\(taps)\nbefore: \(old.lines)\nafter:  \(new.lines)")
    }
    return old.told == new.told
      ? nil : AppDifference(.told, "\(taps)\nbefore: \(old.told)\nafter:  \(new.told)")
  }
}

extension AppRecord.Step {
  /// Whether each line that differs was stale before, and is not any more. The others are not looked at: where an object is
  /// made anew with each rendering, they may be anything then.
  fileprivate func mends(_ old: Self) -> Bool {
    let counts = [lines, linesRenderedAnew, old.lines, old.linesRenderedAnew].map(\.count)
    guard counts.allSatisfy({ $0 == lines.count }) else {
      return old.lines != old.linesRenderedAnew && lines == linesRenderedAnew
    }
    return lines.indices.filter { lines[$0] != old.lines[$0] }.allSatisfy {
      old.lines[$0] != old.linesRenderedAnew[$0] && lines[$0] == linesRenderedAnew[$0]
    }
  }
}
