import SwiftUI

struct CheckoutView: View {
    @Environment(CartStore.self) private var cart
    @Environment(UserStore.self) private var user
    @Environment(ShopStore.self) private var shop

    var body: some View {
        @Bindable var shop = shop
        @Bindable var user = user
        VStack {
            Text("\(cart.count)")
            TextField("Name", text: $user.name)
            Toggle("Open", isOn: $shop.isOpen)
        }
    }
}
