import SwiftUI

final class Depot {
  static let shared = Depot()
  var boxes = 0
  var crates = 0
  var barrels = 0
  var sacks = 0
}

final class Store: ObservableObject {
  @Published var deliveries = 0

  lazy var addCrate: () -> Void = { Depot.shared.crates += 1 }
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
  @StateObject private var store = Store()

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
  @ObservedObject var store: Store
  var body: some View { Text("deliveries \(store.deliveries)") }
}

struct BoxView: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("boxes \(Depot.shared.boxes)")
    Button("box") { store.addBox() }
  }
}

struct CrateView: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("crates \(Depot.shared.crates)")
    Button("crate") {
      store.addCrate()
      store.deliveries += 1
    }
  }
}

struct BarrelView: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("barrels \(Depot.shared.barrels)")
    Button("barrel") {
      store.actions["barrel"]?()
      store.deliveries += 1
    }
  }
}

struct SackView: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("sacks \(store.count(\.sacks))")
    Button("sack") {
      store.add(\.sacks)
      store.deliveries += 1
    }
  }
}
