import Observation

@Observable
final class Trip {
    var days = 3
}
