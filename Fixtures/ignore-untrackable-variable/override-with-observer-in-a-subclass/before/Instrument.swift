import Combine

class Instrument: ObservableObject {
    @Published var volume = 5
    var tuning = 440
}
