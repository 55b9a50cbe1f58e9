import Observation

@Observable
public final class Store {
    public var count = 0

    public init() {}
}
