import Observation

@Observable
final class Luggage {
    var weight = 0.0
}
