import Observation

@Observable
final class Dial {
    var angle = 0
    var turns = 0

    func turn() { angle += 15 }
    func back() { angle -= 15 }
    func reset() { turns = 0; angle = 0 }
    func overturn() { turns += 1; angle = 0; }
    func stop() { turns = 0; angle = 0; }
}
