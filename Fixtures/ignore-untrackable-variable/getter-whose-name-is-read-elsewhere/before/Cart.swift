import SwiftUI

struct Row: View {
    let total: Int
    var body: some View { Text("\(total)") }
}

final class Cart: ObservableObject {
    @Published var prices: [Int] = []
    private(set) var discount = 0
    private(set) var shownDiscount = 0

    var total: Int {
        discount = prices.count > 3 ? 10 : 0
        return prices.reduce(0, +) - discount
    }

    var shownTotal: Int {
        shownDiscount = prices.count > 3 ? 10 : 0
        return prices.reduce(0, +) - shownDiscount
    }

    func pay() {
        print(total)
        prices = []
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        let totals = [1, 2]
        Row(total: 1)
        ForEach(totals, id: \.self) { total in Text("\(total)") }
        Text("\(cart.discount), \(cart.shownTotal)")
        Button("Pay") { cart.pay() }
    }
}
