import Observation

@Observable
@MainActor
final class Dial {
    private(set) var angle = 0

    func turn() {
        Task {
            self.angle += 15
        }
    }
}
