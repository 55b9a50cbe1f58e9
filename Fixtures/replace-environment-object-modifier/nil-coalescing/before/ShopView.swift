import SwiftUI

struct ShopView: View {
    var basket: Basket?

    var body: some View {
        Text("Shop")
            .environmentObject(basket ?? Basket())
    }
}
