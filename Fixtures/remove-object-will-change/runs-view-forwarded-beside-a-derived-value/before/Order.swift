import Combine
import SwiftUI

final class Address: ObservableObject {
  @Published var city = "x"
  @Published var zip = 1
}

final class Order: ObservableObject {
  @Published var amount = 1
  @Published private(set) var price = 0
  @Published var address = Address()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $amount.map { $0 * 3 }.assign(to: &$price)
    address.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  var label: String { "\(price) to \(address.city)" }
}

struct ContentView: View {
  @StateObject private var order = Order()

  var body: some View {
    Text(order.label)
    Stepper("amount", value: $order.amount)
    TextField("city", text: $order.address.city)
    AddressView(address: order.address)
  }
}

struct AddressView: View {
  @ObservedObject var address: Address

  var body: some View {
    Text("\(address.city) \(address.zip)")
    Stepper("zip", value: $address.zip)
  }
}
