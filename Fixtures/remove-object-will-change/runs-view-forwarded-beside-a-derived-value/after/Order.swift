import Combine
import SwiftUI

@Observable
final class Address {
  var city = "x"
  var zip = 1
}

@Observable
final class Order {
  var amount = 1 {
    willSet { amountSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var amountSubject = CurrentValueSubject<Int, Never>(_amount)
  private(set) var price = 0
  var address = Address()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    amountSubject.map { $0 * 3 }.sink { [weak self] in self?.price = $0 }.store(in: &cancellables)
  }

  var label: String { "\(price) to \(address.city)" }
}

struct ContentView: View {
  @State private var order = Order()

  var body: some View {
    Text(order.label)
    Stepper("amount", value: $order.amount)
    TextField("city", text: $order.address.city)
    AddressView(address: order.address)
  }
}

struct AddressView: View {
  @Bindable var address: Address

  var body: some View {
    Text("\(address.city) \(address.zip)")
    Stepper("zip", value: $address.zip)
  }
}
