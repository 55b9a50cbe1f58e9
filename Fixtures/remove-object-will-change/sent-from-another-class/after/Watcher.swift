import Observation

@Observable
final class Dial {
    var angle = 0
}

final class Watcher {
    let dial = Dial()

    func poke() {
        dial.withMutation(keyPath: \.angle) {}
    }

    var position: Int { dial.angle }
}
