import Combine

public final class Shelves: ObservableObject {
    @Published public var books = 3

    public init() {}
}
