import Observation

@Observable
final class Dial {
    var angle = 0

    func preview() -> Int {
        var angle = self.angle
        withMutation(keyPath: \.angle) {}
        angle += 15
        return angle
    }
}
