import SwiftUI

struct CheckoutView: View {
    @EnvironmentObject private var cart: CartStore
    @EnvironmentObject private var user: UserStore
    @EnvironmentObject private var shop: ShopStore

    var body: some View {
        VStack {
            Text("\(cart.count)")
            TextField("Name", text: $user.name)
            Toggle("Open", isOn: $shop.isOpen)
        }
    }
}
