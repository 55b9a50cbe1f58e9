import Observation

final class Storage {
    var turns = 0
}

@Observable
final class Dial {
    private(set) var angle = 0
    private(set) var storage = Storage()

    var turns: Int { storage.turns }

    func turn() {
        withMutation(keyPath: \.storage) {}
        angle += 15
        storage.turns += 1
    }
}
