import Observation

@Observable
final class Compass {
    var heading = 0.0
}
