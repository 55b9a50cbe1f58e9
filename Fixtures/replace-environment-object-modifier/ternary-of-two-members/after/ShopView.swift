import SwiftUI

struct ShopView: View {
    let basket: Basket
    let isOpen: Bool

    var body: some View {
        Text("Shop")
            .environment(isOpen ? basket : .empty)
    }
}
