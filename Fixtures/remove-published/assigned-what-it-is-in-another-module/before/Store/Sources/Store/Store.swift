import Combine

public final class Store: ObservableObject {
    @Published public var count = 0

    public init() {}
}
