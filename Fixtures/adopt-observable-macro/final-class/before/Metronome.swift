import Combine

final class Metronome: ObservableObject {
    @Published var beatsPerMinute = 90
}
