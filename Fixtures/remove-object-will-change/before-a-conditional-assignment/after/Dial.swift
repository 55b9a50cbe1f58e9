import Observation

final class Storage {
    var turns = 0
}

@Observable
final class Dial {
    private(set) var angle = 0
    private(set) var storage = Storage()

    func turn(byHand: Bool) {
        withMutation(keyPath: \.angle) {}
        withMutation(keyPath: \.storage) {}
        if byHand {
            angle += 15
        }
        storage.turns += 1
    }
}
