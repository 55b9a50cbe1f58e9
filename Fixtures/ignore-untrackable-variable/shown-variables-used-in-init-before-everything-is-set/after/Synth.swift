import Observation

final class Oscillator {
    var frequency = 440.0
}

final class Mixer {
    init(_ oscillator: Oscillator) {}
}

@Observable
final class Synth {
    var isPlaying = false
    var oscillator = Oscillator()
    var names: [String]
    var volume: Double {
        didSet { isPlaying = volume > 0 }
    }
    let mixer: Mixer

    init(volume: Double) {
        names = []
        _names.append("one")
        self.volume = volume
        self._volume += 1
        _oscillator.frequency = 220
        mixer = Mixer(_oscillator)
        oscillator = Oscillator()
    }
}
