import SwiftUI

struct CartView: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        Text("\(cart.items)")
    }
}

struct ShopView: View {
    private var page: some View {
        let cart = Cart()
        return perform { [cart] in
            perform { [cart] in
                CartView().environment(cart)
            }
        }
    }

    private var weakPage: some View {
        let cart = Cart()
        return perform { [weak cart] in
            CartView().environment(cart!)
        }
    }

    var body: some View {
        VStack {
            page
            weakPage
        }
    }
}
