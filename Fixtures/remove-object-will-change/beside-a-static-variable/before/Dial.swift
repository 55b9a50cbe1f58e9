import Combine

final class Dial: ObservableObject {
    nonisolated(unsafe) static var angle = 0

    func turn() {
        objectWillChange.send()
        Self.angle += 15
    }
}
