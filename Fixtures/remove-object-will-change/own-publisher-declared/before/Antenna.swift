import Combine

final class Antenna: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()

    var channel = 1 {
        willSet { objectWillChange.send() }
    }
}
