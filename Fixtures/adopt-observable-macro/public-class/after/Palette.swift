import Observation

@Observable
public final class Palette {
    public var accent = "teal"
    public internal(set) var count = 5

    public init() {}
}
