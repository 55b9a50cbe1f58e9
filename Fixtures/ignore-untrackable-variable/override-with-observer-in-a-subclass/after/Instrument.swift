import Observation

@Observable
class Instrument {
    var volume = 5
    var tuning = 440
}
