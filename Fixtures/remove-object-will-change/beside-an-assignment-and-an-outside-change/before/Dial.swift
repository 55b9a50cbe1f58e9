import Combine

final class Storage {
    var turns = 0
}

final class Dial: ObservableObject {
    private(set) var angle = 0
    let storage = Storage()

    var turns: Int { storage.turns }

    func turn() {
        objectWillChange.send()
        angle += 15
        storage.turns += 1
    }
}
