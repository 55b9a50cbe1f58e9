import Combine

final class Antenna: ObservableObject {
    private let subject = ObservableObjectPublisher()
    var objectWillChange: ObservableObjectPublisher { subject }
    var channel = 1 {
        willSet { objectWillChange.send() }
    }
}
