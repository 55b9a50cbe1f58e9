import SwiftUI

@Observable
final class Prices {
  var apple = 2
  var isReduced = false
}

@Observable
final class Cart {
  var apples = 1
  let prices = Prices()

  var total: Int { apples * (prices.isReduced ? prices.apple - 1 : prices.apple) }
}

struct ContentView: View {
  @State private var cart = Cart()

  var body: some View {
    Text("total \(cart.total)")
    Stepper("apples", value: $cart.apples)
    Text("an apple is \(cart.prices.apple)")
    PriceEditor(prices: cart.prices)
  }
}

struct PriceEditor: View {
  @Bindable var prices: Prices

  var body: some View {
    Stepper("price", value: $prices.apple)
    Toggle("reduced", isOn: $prices.isReduced)
  }
}
