import Combine
import Foundation
import Observation
import Synchronization

@Observable
final class Antenna {
    var gain = Decimal(3)
    private var subscription: AnyCancellable?
}
