import Observation

@Observable
final class Dial {
    private(set) var angle = 0

    func turn() {
        angle += 15
    }
}
