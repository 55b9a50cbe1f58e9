import SwiftUI

struct ShopView: View {
    let makeBasket: () -> Basket

    var body: some View {
        Text("Shop")
            .environmentObject(makeBasket())
        Text("Outlet")
            .environmentObject({ Basket() }())
    }
}
