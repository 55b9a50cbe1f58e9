import Combine

public final class Badge: ObservableObject {
  @Published public var count = 0

  public init() {}
}
