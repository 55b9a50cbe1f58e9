import Observation

@Observable
final class Basket {
    var items: [String] = []
    var coupon: String?
    var currency = "EUR"
}
