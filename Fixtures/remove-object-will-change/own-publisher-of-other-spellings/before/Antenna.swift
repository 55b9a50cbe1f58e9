import Combine
import Foundation

final class Antenna: ObservableObject {
    var objectWillChange = PassthroughSubject<Void, Never>()
    private(set) var channel = 1

    func next() {
        objectWillChange.send(())
        channel += 1
    }
}

final class Dish: NSObject, ObservableObject {
    let objectWillChange: ObservableObjectPublisher = .init()
    // What it points at.
    var target = "" { willSet { objectWillChange.send() } }
}
