import Observation

@Observable
final class Metronome {
    var beatsPerMinute = 90
}
