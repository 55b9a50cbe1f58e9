import Observation

@Observable
final class Aviary {
    var birds: Int

    init(birds: Int = 0) {
        self.birds = birds
    }
}
