import SwiftUI

final class Rates {
  static let shared = Rates()
  var rate = 1
}

struct Money {
  var amount = 2
}

func + (left: Money, right: Money) -> Int { (left.amount + right.amount) * Rates.shared.rate }

struct Tag {
  var name = "tag"
}

extension String.StringInterpolation {
  mutating func appendInterpolation(_ tag: Tag) { appendLiteral("\(tag.name) \(Rates.shared.rate)") }
}

let firstTag = Tag()

@Observable
final class Shop {
  private(set) var isBusy = false

  func raise() {
    Rates.shared.rate += 1
    isBusy.toggle()
  }
}

struct ContentView: View {
  @State private var shop = Shop()

  var body: some View {
    Sum(shop: shop)
    Name(shop: shop)
    Button("raise", action: shop.raise)
  }
}

struct Sum: View {
  var shop: Shop

  var body: some View {
    let _ = shop.isBusy
    Text("\(Money() + Money())")
  }
}

struct Name: View {
  var shop: Shop

  private var title: String { "\(firstTag)" }

  var body: some View {
    let _ = shop.isBusy
    Text(title)
  }
}
