import Combine

final class Dial: ObservableObject {
    private(set) var angle = 0

    func turn(to newAngle: Int) {
        guard newAngle != angle else { return }
        objectWillChange.send()
        angle = newAngle
    }
}
