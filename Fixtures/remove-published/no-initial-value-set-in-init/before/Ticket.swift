import Combine

final class Ticket: ObservableObject {
    @Published var holder: String
    @Published var price: Double
    @Published var note: String?

    init(holder: String, price: Double) {
        self.holder = holder
        self.price = price
    }
}
