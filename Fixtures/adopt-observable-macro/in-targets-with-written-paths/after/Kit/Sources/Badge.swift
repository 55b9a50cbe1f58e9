import Observation

@Observable
public final class Badge {
  public var count = 0

  public init() {}
}
