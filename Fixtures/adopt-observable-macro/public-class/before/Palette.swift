import Combine

public final class Palette: ObservableObject {
    @Published public var accent = "teal"
    @Published public internal(set) var count = 5

    public init() {}
}
