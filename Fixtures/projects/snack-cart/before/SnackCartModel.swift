import Combine
import Foundation

/// Everything that a snack cart sells today.
public final class SnackCartModel: ObservableObject {
    @Published public var orders: [Order] = []
    @Published public var snacks: [Snack] = Snack.all
    @Published public private(set) var isClosed = false

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
