import Combine

final class Dial: ObservableObject {
    var angle = 0 {
        didSet {
            // Views look at the angle.
            objectWillChange.send()
        }
    }

    var isLocked = false {
        didSet {
            print("locked: \(isLocked)")
            self.objectWillChange.send()
        }
    }
}
