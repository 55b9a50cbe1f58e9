import Combine

final class Dial: ObservableObject {
    @Published private(set) var angle = 0
    private(set) var log: [Int] = []

    private func record() -> Bool {
        log.append(angle)
        return log.count > 3
    }

    func turn() {
        angle += 15
        if record() { objectWillChange.send() }
    }
}
