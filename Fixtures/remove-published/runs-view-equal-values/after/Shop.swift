import SwiftUI

struct Ware: Identifiable, Equatable {
  let id: Int
  var price: Int

  static func == (lhs: Ware, rhs: Ware) -> Bool { lhs.id == rhs.id }
}

enum Offer: Equatable {
  case none
  case some(Ware)
}

@Observable
final class Shop {
  var wares = [Ware(id: 1, price: 1), Ware(id: 2, price: 2)]
  var chosen: Ware?
  private(set) var byId: [Int: Ware] = [:] {
    didSet { changes += 1 }
  }
  var offer = Offer.none
  private var changes = 0

  func raise() { wares = wares.map { Ware(id: $0.id, price: $0.price + 1) } }

  func choose() { chosen = Ware(id: 1, price: (chosen?.price ?? 0) + 1) }

  func index() { byId = [1: Ware(id: 1, price: (byId[1]?.price ?? 0) + 10)] }

  func offerMore() {
    if case .some(let ware) = offer {
      offer = .some(Ware(id: 1, price: ware.price * 2))
    } else {
      offer = .some(Ware(id: 1, price: 1))
    }
  }

  /// Announces equal values too, as '@Published' did.
  private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
    true
  }
}

struct ContentView: View {
  @State private var shop = Shop()

  var body: some View {
    Button("raise") { shop.raise() }
    Button("choose") { shop.choose() }
    Button("index") { shop.index() }
    Button("offer") { shop.offerMore() }
    Wares(shop: shop)
    Chosen(shop: shop)
    Indexed(shop: shop)
    Offered(shop: shop)
    Price(shop: shop)
  }
}

struct Wares: View {
  var shop: Shop

  var body: some View {
    Text(shop.wares.map { "\($0.price)" }.joined(separator: ", "))
  }
}

struct Chosen: View {
  var shop: Shop

  var body: some View { Text("chosen: \(shop.chosen?.price ?? 0)") }
}

struct Indexed: View {
  var shop: Shop

  var body: some View { Text("indexed: \(shop.byId[1]?.price ?? 0)") }
}

struct Offered: View {
  var shop: Shop

  var body: some View {
    if case .some(let ware) = shop.offer { Text("offered: \(ware.price)") }
  }
}

struct Price: View {
  @Bindable var shop: Shop

  var body: some View { Stepper("price", value: $shop.wares[0].price) }
}
