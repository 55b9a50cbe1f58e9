import Observation

@Observable
final class Sail {
    var isRaised = false
}
