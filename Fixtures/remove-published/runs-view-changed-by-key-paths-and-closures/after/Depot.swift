import SwiftUI

final class Depot {
  static let shared = Depot()
  var boxes = 0
  var crates = 0
  var barrels = 0
  var sacks = 0
}

@Observable
final class Store {
  var deliveries = 0

  @ObservationIgnored lazy var addCrate: () -> Void = { Depot.shared.crates += 1 }
  let actions: [String: () -> Void] = ["barrel": { Depot.shared.barrels += 1 }]

  func addBox() {
    Depot.shared[keyPath: \.boxes] += 1
    deliveries += 1
  }

  func add(_ kind: ReferenceWritableKeyPath<Depot, Int>) {
    Depot.shared[keyPath: kind] += 1
  }

  func count(_ kind: KeyPath<Depot, Int>) -> Int { Depot.shared[keyPath: kind] }
}

struct ContentView: View {
  @State private var store = Store()

  var body: some View {
    VStack {
      DeliveryView(store: store)
      BoxView(store: store)
      CrateView(store: store)
      BarrelView(store: store)
      SackView(store: store)
    }
  }
}

struct DeliveryView: View {
  var store: Store
  var body: some View { Text("deliveries \(store.deliveries)") }
}

struct BoxView: View {
  var store: Store

  var body: some View {
    let _ = store.deliveries
    Text("boxes \(Depot.shared.boxes)")
    Button("box") { store.addBox() }
  }
}

struct CrateView: View {
  var store: Store

  var body: some View {
    let _ = store.deliveries
    Text("crates \(Depot.shared.crates)")
    Button("crate") {
      store.addCrate()
      store.deliveries += 1
    }
  }
}

struct BarrelView: View {
  var store: Store

  var body: some View {
    let _ = store.deliveries
    Text("barrels \(Depot.shared.barrels)")
    Button("barrel") {
      store.actions["barrel"]?()
      store.deliveries += 1
    }
  }
}

struct SackView: View {
  var store: Store

  var body: some View {
    let _ = store.deliveries
    Text("sacks \(store.count(\.sacks))")
    Button("sack") {
      store.add(\.sacks)
      store.deliveries += 1
    }
  }
}
