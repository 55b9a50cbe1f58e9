import Combine

final class Dial: ObservableObject {
    private(set) var angle = 0

    func turn() {
        angle += 15
        changed()
    }

    private func changed() {
        objectWillChange.send()
    }
}
