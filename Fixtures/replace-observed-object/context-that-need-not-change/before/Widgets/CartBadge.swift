import SwiftUI

struct CartBadge: View {
  var cart: Cart

  var body: some View {
    Text("\(cart.items.count)")
  }
}
