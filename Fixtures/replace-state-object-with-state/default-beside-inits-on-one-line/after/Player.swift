import Observation

@Observable
final class Player {
    var volume: Int

    init(volume: Int = 5) {
        self.volume = volume
    }
}
