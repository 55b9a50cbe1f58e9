import Observation

@Observable
final class Valve {
    var isOpen = false
}
