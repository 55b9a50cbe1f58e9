import Combine

final class Basket: ObservableObject {
    @Published var items: [String] = []
    var coupon: String?
    var currency = "EUR"
}
