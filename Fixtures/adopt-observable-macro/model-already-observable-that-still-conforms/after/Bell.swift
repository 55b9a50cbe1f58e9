import Observation

@Observable
final class Bell {
    var rings = 0
}
