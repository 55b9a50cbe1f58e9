import SwiftUI

struct ShopView: View {
    var basket: Basket?

    var body: some View {
        Text("Shop")
            .environment(basket ?? Basket())
    }
}
