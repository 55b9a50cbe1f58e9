import Combine

final class Dial: ObservableObject {
    private(set) var turns = 0
    var angle = 0 {
        willSet {
            objectWillChange.send()
            print("turning to \(newValue)")
        }
        didSet { print("was \(oldValue)") }
    }
}
