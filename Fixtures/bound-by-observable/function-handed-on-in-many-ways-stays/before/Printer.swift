import SwiftUI

struct Printer {
  func show<Model: ObservableObject>(_ model: Model) {}

  func write<Model: ObservableObject>(_ model: Model) {}

  func work() -> (Pond) -> Void {
    return write
  }
}

final class Garden: ObservableObject {
  @Published var plants = 0
}

final class Pond: ObservableObject {
  @Published var fish = 0
}

struct GardenView: View {
  @ObservedObject var garden: Garden
  @ObservedObject var pond: Pond
  let printer = Printer()

  var body: some View {
    Button("\(garden.plants) \(pond.fish)") {
      [garden].forEach(printer.show)
      printer.work()(pond)
    }
  }
}
