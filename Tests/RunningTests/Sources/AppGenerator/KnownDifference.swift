/// A feature that is known to differ after the migration by default. No app made at random has it; that it still
/// differs is tried by itself.
public struct KnownDifference: Sendable {
  public let feature: String
  /// Of an app that differs.
  public let seed: UInt64
  public let reason: String

  init(_ feature: String, seed: UInt64, _ reason: String) {
    (self.feature, self.seed, self.reason) = (feature, seed, reason)
  }
}

extension KnownDifference {
  public static let all: [KnownDifference] = []
}

extension AppFeature {
  /// Those of which apps are made at random.
  public static let expectedToBeTheSame = all.filter { feature in
    !KnownDifference.all.contains { $0.feature == feature.name }
  }
}
