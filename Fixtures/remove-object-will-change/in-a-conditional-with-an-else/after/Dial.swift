import Observation

@Observable
final class Dial {
    private(set) var angle = 0

    func turn(telling: Bool) {
        angle += 15
        if telling { withMutation(keyPath: \.angle) {} } else { print("silent") }
    }
}
