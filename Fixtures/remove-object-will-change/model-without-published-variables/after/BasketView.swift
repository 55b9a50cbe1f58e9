import SwiftUI

struct BasketView: View {
    @State private var basket = Basket()

    var body: some View {
        Text("\(basket.fruits.count) fruits")
        Button("Clear") { basket.clear() }
    }
}
