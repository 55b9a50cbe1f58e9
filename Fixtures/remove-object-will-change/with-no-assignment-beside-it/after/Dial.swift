import Observation

@Observable
final class Dial {
    var angle = 0

    func redraw() {
        withMutation(keyPath: \.angle) {}
    }
}
