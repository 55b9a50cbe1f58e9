import Combine
import Foundation
import Observation

/// Everything that a snack cart sells today.
@Observable
public final class SnackCartModel {
    public var orders: [Order] = []
    public var snacks: [Snack] = Snack.all
    public private(set) var isClosed = false

    var pricesBySnack: [Snack.ID: Double] = [:]
    var orderSubscription: AnyCancellable?

    public init() {}

    public func place(_ order: Order) {
        orders.append(order)
    }

    public func close() {
        isClosed = true
    }

    public func snack(with id: Snack.ID) -> Snack? {
        snacks.first { $0.id == id }
    }
}
