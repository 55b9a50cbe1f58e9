import SwiftUI

struct Menu {
  let donuts: [String]

  init(of make: (Int) -> [String]) { donuts = make(3) }
}

@MainActor
final class Truck: ObservableObject {
  @Published var orders: [String] = []
  @Published var donuts = ["Plain", "Glazed"]

  // The function below, which reads the orders.
  init() {
    let menu = Menu(of: donuts)
    orders = menu.donuts
    Task { self.orders.append("Later") }
  }

  func donuts(upTo count: Int = 5) -> [String] {
    Array(donuts.prefix(count)) + orders.filter { !$0.isEmpty }
  }
}

struct TruckView: View {
  @ObservedObject var truck: Truck

  var body: some View {
    List(truck.donuts(), id: \.self) { Text($0) }
    Button("Add") { truck.donuts.append("New") }
  }
}

struct TruckView_Previews: PreviewProvider {
  struct Preview: View {
    @StateObject private var truck = Truck()

    var body: some View {
      TruckView(truck: truck)
    }
  }

  static var previews: some View {
    Preview()
  }
}
