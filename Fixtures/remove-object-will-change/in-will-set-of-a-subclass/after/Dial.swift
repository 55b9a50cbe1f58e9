import Observation

@Observable
class Dial {
    var angle = 0
}

@Observable
final class LockedDial: Dial {
    var isLocked = false
}
