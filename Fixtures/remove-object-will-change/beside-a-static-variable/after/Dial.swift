import Observation

@Observable
final class Dial {
    nonisolated(unsafe) static var angle = 0

    func turn() {
        Self.angle += 15
    }
}
