import Observation

@Observable
final class Dial {
    private(set) var angle = 0
    private(set) var isLocked = false

    func turn() {
        angle += 15
        guard !isLocked else {
            return
        }
        print("turned")
    }
}
