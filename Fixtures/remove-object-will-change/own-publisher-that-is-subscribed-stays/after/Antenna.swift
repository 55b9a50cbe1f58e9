import Combine

final class Antenna: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var channel = 1 {
        willSet { objectWillChange.send() }
    }
}

final class Viewer {
    let subscription: AnyCancellable

    init(antenna: Antenna) {
        subscription = antenna.objectWillChange.sink { print("zap") }
    }
}
