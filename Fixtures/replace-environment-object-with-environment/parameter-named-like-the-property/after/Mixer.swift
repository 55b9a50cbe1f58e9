import Observation

@Observable
final class Mixer {
    var isMuted = false
}
