import Observation

public final class Votes {
  @MainActor public static let shared = Votes()
  public var count = 0
}

@Observable
@MainActor public final class Feed {
  public private(set) var isLoading = false { didSet { withMutation(keyPath: \.isLoading) {} } }

  public init() {}

  public func load() {
    Votes.shared.count += 1
    isLoading = false
  }
}

// What it announces cannot be read in the other module, but registered.
@Observable
@MainActor public final class Archive {
  var isLoading = false { didSet { withMutation(keyPath: \.isLoading) {} } }

  public init() {}

  public func load() {
    Votes.shared.count += 1
    isLoading = false
  }

  func log() { print(isLoading) }

  /// Lets the view that calls it depend on all that the object announces.
  public func observeChanges() {
    access(keyPath: \.isLoading)
  }
}
