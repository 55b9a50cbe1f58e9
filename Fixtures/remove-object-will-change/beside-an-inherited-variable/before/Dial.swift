import Combine

class Dial: ObservableObject {
    var angle = 0
}

final class FastDial: Dial {
    func spin() {
        objectWillChange.send()
        angle += 180
    }
}
