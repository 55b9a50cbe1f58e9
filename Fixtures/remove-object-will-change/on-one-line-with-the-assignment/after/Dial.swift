import Observation

@Observable
final class Dial {
    var angle = 0

    func turn() { angle += 15 }
    func back() { angle -= 15 }
}
