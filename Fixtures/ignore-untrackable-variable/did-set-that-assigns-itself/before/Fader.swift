import Combine

final class Fader: ObservableObject {
    @Published var name = "main"
    var position = 0 {
        didSet { position = min(position, 10) }
    }
}
