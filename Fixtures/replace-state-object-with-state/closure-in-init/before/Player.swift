import Combine

final class Player: ObservableObject {
    @Published var volume: Int

    init(volume: Int) {
        self.volume = volume
    }
}
