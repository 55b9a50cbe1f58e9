import Foundation
import Observation

@Observable
final class Antenna {
    private(set) var channel = 1

    func next() {
        channel += 1
    }
}

@Observable
final class Dish: NSObject {
    // What it points at.
    var target = ""
}
