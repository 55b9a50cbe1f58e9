/// What the Xcode project around a file says about its concurrency.
package struct ConcurrencySettings: Hashable, Sendable {
  /// Whether `MainActor` is the default isolation.
  let isOnMainActorByDefault: Bool
  /// Whether the file is known to be compiled in Swift 5 mode.
  let isSwift5: Bool

  package init(isOnMainActorByDefault: Bool = false, isSwift5: Bool = false) {
    self.isOnMainActorByDefault = isOnMainActorByDefault
    self.isSwift5 = isSwift5
  }
}
