import Observation

final class Knob {
    var angle = 0
}

@Observable
final class Dial {
    var angle = 0

    func turn(_ knob: Knob) {
        withMutation(keyPath: \.angle) {}
        knob.angle += 15
    }
}
