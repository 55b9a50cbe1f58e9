import SwiftUI

struct CartView: View {
  @ObservedObject var cart: Cart
  var wishes: Wishes
  @ObservedObject var clock: Clock

  var body: some View {
    Text("\(cart.items.count) and \(wishes.items.count) at \(clock.hour)")
  }
}
