import Observation

@Observable
final class Door {
    var isOpen = false
}
