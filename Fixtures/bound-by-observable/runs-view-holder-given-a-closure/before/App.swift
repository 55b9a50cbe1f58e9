import SwiftUI

/// Owns an object that it is given as an autoclosure, as a closure, or by a function.
struct Owner<Object: ObservableObject, Content: View>: View {
  @StateObject private var object: Object
  private let content: (Object) -> Content

  init(
    _ object: @autoclosure @escaping () -> Object, @ViewBuilder content: @escaping (Object) -> Content
  ) {
    _object = StateObject(wrappedValue: object())
    self.content = content
  }

  init(make: @escaping () -> Object, @ViewBuilder content: @escaping (Object) -> Content) {
    _object = StateObject(wrappedValue: make())
    self.content = content
  }

  var body: some View { content(object) }
}

func change<Object: ObservableObject>(_ object: Object, by action: (Object) -> Void) { action(object) }

final class Basket: ObservableObject {
  @Published var apples = 0
}

final class Wallet: ObservableObject {
  @Published var coins = 1
}

final class Cellar: ObservableObject {
  @Published var bottles = 2
}

struct AppleRow: View {
  @EnvironmentObject private var basket: Basket

  var body: some View { Stepper("apples \(basket.apples)", value: $basket.apples) }
}

struct CoinRow: View {
  @EnvironmentObject private var wallet: Wallet

  var body: some View { Stepper("coins \(wallet.coins)", value: $wallet.coins) }
}

struct BottleRow: View {
  @EnvironmentObject private var cellar: Cellar

  var body: some View { Stepper("bottles \(cellar.bottles)", value: $cellar.bottles) }
}

struct ContentView: View {
  var body: some View {
    Owner(Basket()) { basket in
      Text("\(basket.apples)")
      Button("pick") { change(basket) { $0.apples += 1 } }
      AppleRow().environmentObject(basket)
    }
    Owner(make: { Wallet() }) { wallet in
      Text("\(wallet.coins)")
      CoinRow().environmentObject(wallet)
    }
    Owner(make: Cellar.init) { cellar in
      Text("\(cellar.bottles)")
      BottleRow().environmentObject(cellar)
    }
  }
}
