import Observation

@Observable
final class Player {
    var volume = 5
}
