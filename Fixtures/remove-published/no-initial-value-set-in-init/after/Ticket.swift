import Observation

@Observable
final class Ticket {
    var holder: String
    var price: Double
    var note: String?

    init(holder: String, price: Double) {
        self.holder = holder
        self.price = price
    }
}
