import SwiftUI

struct BasketView: View {
    @ObservedObject var basket: Basket

    var body: some View {
        Text("\(basket.items.count) in \(basket.currency)")
    }
}
