import Observation

@Observable
final class Dial {
    private(set) var angle = 0

    func turn(to newAngle: Int) {
        guard newAngle != angle else { return }
        angle = newAngle
    }
}
