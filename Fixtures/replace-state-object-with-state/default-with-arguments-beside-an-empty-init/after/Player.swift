import Observation

@Observable
final class Player {
    var volume: Int

    init(volume: Int) {
        self.volume = volume
    }
}
