import Observation

@Observable
final class Track {
    var volume = 0.8
}
