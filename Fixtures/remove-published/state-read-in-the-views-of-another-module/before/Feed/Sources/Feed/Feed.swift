import Combine

public final class Votes {
  @MainActor public static let shared = Votes()
  public var count = 0
}

@MainActor public final class Feed: ObservableObject {
  @Published public private(set) var isLoading = false

  public init() {}

  public func load() {
    Votes.shared.count += 1
    isLoading = false
  }
}

// What it announces cannot be read in the other module, but registered.
@MainActor public final class Archive: ObservableObject {
  @Published var isLoading = false

  public init() {}

  public func load() {
    Votes.shared.count += 1
    isLoading = false
  }

  func log() { print(isLoading) }
}
