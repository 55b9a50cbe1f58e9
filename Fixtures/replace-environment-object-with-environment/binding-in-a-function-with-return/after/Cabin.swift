import Observation

@Observable
final class Cabin {
    var isLocked = true
}
