import SwiftUI

/// The context says that the sample is a theme, which nobody observes.
@Observable
final class Cart {
  var items: [Int] = []

  static var sample: Cart {
    let cart = Cart()
    cart.add(1)
    return cart
  }

  func add(_ item: Int) { items.append(item) }
}

struct Theme {
  var margin = 2

  static var sample: Theme { Theme() }
}

struct CartView: View {
  var cart: Cart
  let theme: Theme

  var body: some View {
    VStack {
      Text("\(cart.items.count + theme.margin)")
      Button("Add") { cart.add(2) }
    }
  }
}

struct ContentView: View {
  @State private var cart = Cart()

  var body: some View { CartView(cart: cart, theme: .sample) }
}
