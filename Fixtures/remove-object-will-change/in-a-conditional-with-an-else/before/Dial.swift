import Combine

final class Dial: ObservableObject {
    private(set) var angle = 0

    func turn(telling: Bool) {
        angle += 15
        if telling { objectWillChange.send() } else { print("silent") }
    }
}
