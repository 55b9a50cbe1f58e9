import Combine

final class Dial: ObservableObject {
    private(set) var angle = 0
    private(set) var isLocked = false

    func turn() {
        angle += 15
        guard !isLocked else {
            objectWillChange.send()
            return
        }
        print("turned")
    }
}
