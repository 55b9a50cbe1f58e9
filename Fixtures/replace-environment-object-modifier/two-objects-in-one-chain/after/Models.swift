import Combine
import Observation

@Observable
final class Basket {
    var items = 0
}

final class Ledger: ObservableObject {
    @Published var total = 0
    private var subscription: AnyCancellable?

    init() {
        subscription = $total.sink { print($0) }
    }
}
