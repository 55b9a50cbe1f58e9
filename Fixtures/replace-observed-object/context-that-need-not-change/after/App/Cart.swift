import SwiftUI

@Observable
final class Cart {
  var items: [String] = []
}

struct CartView: View {
  @Bindable var cart: Cart

  var body: some View {
    TextField("First", text: $cart.items[0])
    CartBadge(cart: cart)
  }
}
