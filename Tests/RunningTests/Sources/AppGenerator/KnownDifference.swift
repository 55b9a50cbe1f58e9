/// A feature that is known to differ after the migration by default. No app made at random has it; that it still
/// differs is tried by itself.
public struct KnownDifference: Sendable {
  public let feature: String
  public let reason: String

  init(_ feature: String, _ reason: String) { (self.feature, self.reason) = (feature, reason) }
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
