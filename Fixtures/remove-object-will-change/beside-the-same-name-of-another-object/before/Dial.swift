import Combine

final class Knob {
    var angle = 0
}

final class Dial: ObservableObject {
    var angle = 0

    func turn(_ knob: Knob) {
        objectWillChange.send()
        knob.angle += 15
    }
}
