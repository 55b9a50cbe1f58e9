import SwiftUI
import os

private let logger = Logger(subsystem: "shop", category: "cart")

/// To log that it was made changes nothing of the app.
final class Cart: ObservableObject {
  @Published var count = 0

  init() {
    logger.debug("made")
    os_log("made")
  }
}

/// This tells another object.
final class Order: ObservableObject {
  @Published var count = 0

  init() { Registry.shared.add("order") }
}

struct CartView: View {
  @StateObject private var cart = Cart()

  var body: some View { Stepper("\(cart.count)", value: $cart.count) }
}

struct OrderView: View {
  @StateObject private var order = Order()

  var body: some View { Stepper("\(order.count)", value: $order.count) }
}
