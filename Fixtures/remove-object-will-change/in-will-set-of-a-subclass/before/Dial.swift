import Combine

class Dial: ObservableObject {
    @Published var angle = 0
}

final class LockedDial: Dial {
    var isLocked = false {
        willSet { objectWillChange.send() }
    }
}
