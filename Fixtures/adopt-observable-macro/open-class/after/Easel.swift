import Observation

@Observable
open class Easel {
    public var zoom = 1.0

    public init() {}

    open func reset() {
        zoom = 1
    }
}
