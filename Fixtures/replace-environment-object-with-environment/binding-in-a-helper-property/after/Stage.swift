import Observation

@Observable
final class Stage {
    var curtainIsOpen = false
}
