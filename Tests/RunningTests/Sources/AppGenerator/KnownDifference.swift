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
  public static let all = [
    KnownDifference(
      "changed-by-a-key-path", seed: 9101,
      "a change through a subscript with a key path is not followed to the variable"),
    KnownDifference(
      "changed-by-a-stored-closure", seed: 9101,
      "a change in the initial value of a variable that holds a closure has no code that makes it"),
    KnownDifference(
      "default-argument-that-reads", seed: 9101, "default arguments are not followed to what they read"),
    KnownDifference(
      "described-model", seed: 9101, "an interpolation is not followed to the description of the value"),
    KnownDifference(
      "sequence-of-a-plain-object", seed: 9101,
      "methods that a protocol of a library adds are not followed to its requirements"),
  ]
}

extension AppFeature {
  /// Those of which apps are made at random.
  public static let expectedToBeTheSame = all.filter { feature in
    !KnownDifference.all.contains { $0.feature == feature.name }
  }
}
