import Combine

final class Dial: ObservableObject {
    private(set) var angle = 0
    private(set) var turns = 0

    func turn(byHand: Bool) {
        if byHand {
            angle += 15
            turns += 1
            objectWillChange.send()
        }
    }
}
