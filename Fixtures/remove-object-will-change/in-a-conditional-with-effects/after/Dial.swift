import Observation

@Observable
final class Dial {
    private(set) var angle = 0
    private(set) var log: [Int] = []

    private func record() -> Bool {
        log.append(angle)
        return log.count > 3
    }

    func turn() {
        angle += 15
        if record() { withMutation(keyPath: \.angle) {} }
    }
}
