import Observation

@Observable
final class Dial {
    private(set) var angle = 0
    private(set) var turns = 0

    func turn(byHand: Bool) {
        if byHand {
            angle += 15
            turns += 1
        }
    }
}
