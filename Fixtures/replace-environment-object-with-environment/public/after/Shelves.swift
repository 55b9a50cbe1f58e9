import Observation

@Observable
public final class Shelves {
    public var books = 3

    public init() {}
}
