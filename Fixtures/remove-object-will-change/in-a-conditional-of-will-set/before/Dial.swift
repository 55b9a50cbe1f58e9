import Combine

final class Dial: ObservableObject {
    var angle = 0 {
        willSet {
            if newValue != angle {
                objectWillChange.send()
            }
        }
    }
}
