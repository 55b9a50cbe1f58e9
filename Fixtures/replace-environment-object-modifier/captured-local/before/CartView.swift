import SwiftUI

struct CartView: View {
    @EnvironmentObject private var cart: Cart

    var body: some View {
        Text("\(cart.items)")
    }
}

struct ShopView: View {
    private var page: some View {
        let cart = Cart()
        return perform { [cart] in
            perform { [cart] in
                CartView().environmentObject(cart)
            }
        }
    }

    private var weakPage: some View {
        let cart = Cart()
        return perform { [weak cart] in
            CartView().environmentObject(cart!)
        }
    }

    var body: some View {
        VStack {
            page
            weakPage
        }
    }
}
