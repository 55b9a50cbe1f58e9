import Observation

@Observable
final class Dial {
    private(set) var angle = 0

    func next() -> Int? { nil }

    func turn() {
        angle += 15
        if let step = next() {
            print(step)
        }
    }
}
