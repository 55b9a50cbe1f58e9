import Combine

open class Easel: ObservableObject {
    @Published public var zoom = 1.0

    public init() {}

    open func reset() {
        zoom = 1
    }
}
