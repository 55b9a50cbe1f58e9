import Observation

@Observable
final class Tuner {
    var frequency = 440.0
}
