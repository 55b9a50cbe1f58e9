import Observation

@Observable
public final class Countdown {
    public private(set) var remaining = 10
    private(set) var isOver = false
    fileprivate(set) var label = "ten"

    public init() {}

    public func tick() {
        remaining -= 1
        isOver = remaining == 0
    }
}
