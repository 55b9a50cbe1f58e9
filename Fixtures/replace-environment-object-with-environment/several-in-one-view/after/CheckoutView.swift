import SwiftUI

struct CheckoutView: View {
    @Environment(CartStore.self) private var cart
    @Environment(UserStore.self) private var user
    @Environment(ShopStore.self) private var shop

    var body: some View {
        @Bindable var user = user
        @Bindable var shop = shop
        VStack {
            Text("\(cart.count)")
            TextField("Name", text: $user.name)
            Toggle("Open", isOn: $shop.isOpen)
        }
    }
}
