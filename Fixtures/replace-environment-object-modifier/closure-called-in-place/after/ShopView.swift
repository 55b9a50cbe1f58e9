import SwiftUI

struct ShopView: View {
    let makeBasket: () -> Basket

    var body: some View {
        Text("Shop")
            .environment(makeBasket())
        Text("Outlet")
            .environment({ Basket() }())
    }
}
