import Combine

final class Oscillator {
    var frequency = 440.0
}

final class Mixer {
    init(_ oscillator: Oscillator) {}
}

final class Synth: ObservableObject {
    @Published var isPlaying = false
    var oscillator = Oscillator()
    var names: [String]
    var volume: Double {
        didSet { isPlaying = volume > 0 }
    }
    let mixer: Mixer

    init(volume: Double) {
        names = []
        names.append("one")
        self.volume = volume
        self.volume += 1
        oscillator.frequency = 220
        mixer = Mixer(oscillator)
        oscillator = Oscillator()
    }
}
