import Combine

@MainActor
final class Dial: ObservableObject {
    private(set) var angle = 0

    func turn() {
        Task {
            self.objectWillChange.send()
            self.angle += 15
        }
    }
}
