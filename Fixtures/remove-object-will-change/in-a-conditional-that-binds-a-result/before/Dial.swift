import Combine

final class Dial: ObservableObject {
    private(set) var angle = 0

    func next() -> Int? { nil }

    func turn() {
        angle += 15
        if let step = next() {
            objectWillChange.send()
            print(step)
        }
    }
}
