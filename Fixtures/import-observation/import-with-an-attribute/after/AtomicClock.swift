@preconcurrency import Foundation
import Observation
import Synchronization

@Observable
final class AtomicClock {
    var now = Date()
}
