import Combine
import SwiftUI

final class Prices: ObservableObject {
  @Published var apple = 2
  @Published var isReduced = false
}

final class Cart: ObservableObject {
  @Published var apples = 1
  let prices = Prices()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    prices.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  var total: Int { apples * (prices.isReduced ? prices.apple - 1 : prices.apple) }
}

struct ContentView: View {
  @StateObject private var cart = Cart()

  var body: some View {
    Text("total \(cart.total)")
    Stepper("apples", value: $cart.apples)
    Text("an apple is \(cart.prices.apple)")
    PriceEditor(prices: cart.prices)
  }
}

struct PriceEditor: View {
  @ObservedObject var prices: Prices

  var body: some View {
    Stepper("price", value: $prices.apple)
    Toggle("reduced", isOn: $prices.isReduced)
  }
}
