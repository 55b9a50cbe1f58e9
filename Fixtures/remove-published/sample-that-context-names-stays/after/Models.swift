import SwiftUI

/// The view makes a sample that actions change: with each change it would make another one.
final class Cart: ObservableObject {
  @Published var items: [Int] = []

  static var sample: Cart {
    let cart = Cart()
    cart.add(1)
    return cart
  }

  func add(_ item: Int) { items.append(item) }
}

struct CartView: View {
  @ObservedObject var cart: Cart

  var body: some View {
    VStack {
      Text("\(cart.items.count)")
      Button("Add") { cart.add(2) }
    }
  }
}

struct ContentView: View {
  var body: some View { CartView(cart: .sample) }
}
