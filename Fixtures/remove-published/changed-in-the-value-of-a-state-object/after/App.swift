import SwiftUI

@Observable
final class Rates {
  var selected: Int?

  func select(_ index: Int) { selected = index }
}

@Observable
final class Payment: ObservableObject {
  let rates: Rates
  var amount = 0

  init(rates: Rates) {
    self.rates = rates
    if rates.selected == nil { rates.select(1) }
  }
}

struct PaymentView: View {
  @StateObject private var payment: Payment

  init(rates: Rates) {
    _payment = .init(wrappedValue: Payment(rates: rates))
  }

  var body: some View {
    Stepper("\(payment.amount)", value: $payment.amount)
  }
}

/// The state object asks for its value when the view appears, and not while this body runs.
struct PaymentScreen: View {
  let rates: Rates

  var body: some View {
    PaymentView(rates: rates)
  }
}

struct RateView: View {
  var rates: Rates

  var body: some View {
    Text("\(rates.selected ?? 0)")
  }
}
