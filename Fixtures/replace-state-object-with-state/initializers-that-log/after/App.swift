import SwiftUI
import os

private let logger = Logger(subsystem: "shop", category: "cart")

/// To log that it was made changes nothing of the app.
@Observable
final class Cart {
  var count = 0

  init() {
    logger.debug("made")
    os_log("made")
  }
}

/// This tells another object.
@Observable
final class Order {
  var count = 0

  init() { Registry.shared.add("order") }
}

struct CartView: View {
  @State private var cart = Cart()

  var body: some View { Stepper("\(cart.count)", value: $cart.count) }
}

struct OrderView: View {
  @State private var order = Order()

  var body: some View { Stepper("\(order.count)", value: $order.count) }
}
