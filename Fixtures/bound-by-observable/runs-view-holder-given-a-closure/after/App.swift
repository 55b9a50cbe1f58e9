import SwiftUI

/// Owns an object that it is given as an autoclosure, as a closure, or by a function.
struct Owner<Object: AnyObject & Observable, Content: View>: View {
  @State private var object: Object
  private let content: (Object) -> Content

  init(
    _ object: @autoclosure @escaping () -> Object, @ViewBuilder content: @escaping (Object) -> Content
  ) {
    self.content = content
    _object = State(wrappedValue: object())
  }

  init(make: @escaping () -> Object, @ViewBuilder content: @escaping (Object) -> Content) {
    self.content = content
    _object = State(wrappedValue: make())
  }

  var body: some View { content(object) }
}

func change<Object: AnyObject & Observable>(_ object: Object, by action: (Object) -> Void) { action(object) }

@Observable
final class Basket {
  var apples = 0
}

@Observable
final class Wallet {
  var coins = 1
}

@Observable
final class Cellar {
  var bottles = 2
}

struct AppleRow: View {
  @Environment(Basket.self) private var basket

  var body: some View { Stepper("apples \(basket.apples)", value: Bindable(basket).apples) }
}

struct CoinRow: View {
  @Environment(Wallet.self) private var wallet

  var body: some View { Stepper("coins \(wallet.coins)", value: Bindable(wallet).coins) }
}

struct BottleRow: View {
  @Environment(Cellar.self) private var cellar

  var body: some View { Stepper("bottles \(cellar.bottles)", value: Bindable(cellar).bottles) }
}

struct ContentView: View {
  var body: some View {
    Owner(Basket()) { basket in
      Text("\(basket.apples)")
      Button("pick") { change(basket) { $0.apples += 1 } }
      AppleRow().environment(basket)
    }
    Owner(make: { Wallet() }) { wallet in
      Text("\(wallet.coins)")
      CoinRow().environment(wallet)
    }
    Owner(make: Cellar.init) { cellar in
      Text("\(cellar.bottles)")
      BottleRow().environment(cellar)
    }
  }
}
