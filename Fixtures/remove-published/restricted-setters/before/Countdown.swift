import Combine

public final class Countdown: ObservableObject {
    @Published public private(set) var remaining = 10
    @Published private(set) var isOver = false
    @Published fileprivate(set) var label = "ten"

    public init() {}

    public func tick() {
        remaining -= 1
        isOver = remaining == 0
    }
}
