import Combine

final class Dial: ObservableObject {
    private(set) var angle = 0

    func turn(to angle: Int) {
        self.angle = angle
        self.objectWillChange.send()
    }
}
