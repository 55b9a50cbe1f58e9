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
  public static let all: [KnownDifference] = [
    KnownDifference(
      "binding-that-reads-elsewhere", seed: 67, "a property that nothing reads told views to look again"),
    KnownDifference(
      "cache-of-a-library", seed: 127, "a plain object changes, and another property is announced"),
    KnownDifference(
      "change-that-nothing-announces", seed: 134, "a plain object changes, and another property is announced"),
    KnownDifference("deinitializer-that-counts", seed: 44, "objects are made eagerly"),
    KnownDifference("equal-value-beside-unobserved", seed: 156, "an equal value is not announced"),
    KnownDifference(
      "global-variable", seed: 13, "a global variable changes, and another property is announced"),
    KnownDifference("initializer-that-counts", seed: 162, "objects are made eagerly"),
    KnownDifference("lazy-variable", seed: 16, "storage that is ignored is not announced"),
    KnownDifference(
      "loading-initializer", seed: 39, "the body around it depends on what the initializer reads"),
    KnownDifference(
      "loading-initializer-of-a-task", seed: 40, "the body around it depends on what the initializer reads"),
    KnownDifference(
      "loading-initializer-that-is-weak", seed: 41, "the body around it depends on what the initializer reads"
    ),
    KnownDifference("missing-object-after-a-question-mark", seed: 51, "the view appears without the object"),
    KnownDifference("missing-object-after-and", seed: 52, "the view appears without the object"),
    KnownDifference("missing-object-after-nil-coalescing", seed: 54, "the view appears without the object"),
    KnownDifference("missing-object-in-a-branch", seed: 49, "the view appears without the object"),
    KnownDifference("missing-object-in-a-function", seed: 53, "the view appears without the object"),
    KnownDifference("missing-object-in-an-action", seed: 50, "the view appears without the object"),
    KnownDifference("missing-object-that-is-never-read", seed: 55, "the view appears without the object"),
    KnownDifference("own-function-of-the-name", seed: 58, "the function calls itself"),
    KnownDifference("own-wrapper", seed: 17, "storage that is ignored is not announced"),
    KnownDifference(
      "plain-object-in-an-enum", seed: 6, "a plain object changes, and another property is announced"),
    KnownDifference(
      "shared-service", seed: 120, "a shared object changes, and another property is announced"),
    KnownDifference(
      "static-value-beside-own-state", seed: 222,
      "a static variable changes, and another property is announced"),
    KnownDifference(
      "static-variable-beside-a-read", seed: 4, "a static variable changes, and another property is announced"
    ),
    KnownDifference(
      "static-variable", seed: 3, "a static variable changes, and another property is announced"),
    KnownDifference("value-of-a-subject", seed: 7, "a subject changes, and another property is announced"),
    KnownDifference("written-in-a-body", seed: 48, "a body writes what another body reads"),
  ]
}

extension AppFeature {
  /// Those of which apps are made at random.
  public static let expectedToBeTheSame = all.filter { feature in
    !KnownDifference.all.contains { $0.feature == feature.name }
  }
}
