import Combine

final class Meter: ObservableObject {
    @Published var name = "main"
    private var position = 0 {
        didSet { position = min(position, 10) }
    }

    func move() {
        position += 1
        name = "moved"
    }
}
