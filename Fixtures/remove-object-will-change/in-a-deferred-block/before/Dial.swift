import Combine

final class Dial: ObservableObject {
    private(set) var angle = 0

    func turn() {
        defer { objectWillChange.send() }
        angle += 15
    }
}
