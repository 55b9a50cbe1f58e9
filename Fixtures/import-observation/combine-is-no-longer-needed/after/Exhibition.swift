import Foundation
import Observation

@Observable
final class Exhibition {
    var ends = Date.distantFuture
    private(set) var visitors = 0

    func enter() {
        visitors += 1
    }
}
