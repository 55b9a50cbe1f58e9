import SwiftUI

struct ShopView: View {
    let basket: Basket
    let ledger: Ledger

    var body: some View {
        Text("Shop")
            .environment(basket)
            .environmentObject(ledger)
    }
}
