import SwiftUI

struct CartBadge: View {
  @ObservedObject var cart: Cart

  var body: some View {
    Text("\(cart.items.count)")
  }
}

final class Clock: ObservableObject {
  @Published var hour = 0
}
