import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
}

struct CartView: View {
  @ObservedObject var cart: Cart

  var body: some View {
    TextField("First", text: $cart.items[0])
    CartBadge(cart: cart)
  }
}
