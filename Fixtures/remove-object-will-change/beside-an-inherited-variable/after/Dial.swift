import Observation

@Observable
class Dial {
    var angle = 0
}

final class FastDial: Dial {
    func spin() {
        angle += 180
    }
}
