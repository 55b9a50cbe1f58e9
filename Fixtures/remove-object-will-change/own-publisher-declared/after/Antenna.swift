import Observation

@Observable
final class Antenna {
    var channel = 1
}
