import Combine

final class Storage {
    var turns = 0
}

final class Dial: ObservableObject {
    private(set) var angle = 0
    let storage = Storage()

    func turn(byHand: Bool) {
        objectWillChange.send()
        if byHand {
            angle += 15
        }
        storage.turns += 1
    }
}
