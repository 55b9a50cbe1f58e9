import Combine

final class Player: ObservableObject {
    @Published var volume: Int

    init(volume: Int = 5) {
        self.volume = volume
    }
}
