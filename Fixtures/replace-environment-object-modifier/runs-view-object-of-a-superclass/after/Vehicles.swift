import SwiftUI

@Observable
class Vehicle {
  var speed = 0
}

@Observable
final class Train: Vehicle {
  var cars = 3
}

struct ContentView: View {
  @State private var train = Train()

  var body: some View {
    Group {
      Speed()
      Cars()
    }
    .environment(train)
    .environment(train as Vehicle)
  }
}

struct Speed: View {
  @Environment(Vehicle.self) var vehicle

  var body: some View {
    Text("speed \(vehicle.speed)")
    Button("faster") { vehicle.speed += 10 }
  }
}

struct Cars: View {
  @Environment(Train.self) var train

  var body: some View {
    @Bindable var train = train
    Stepper("cars", value: $train.cars)
    Text("\(train.cars) cars at \(train.speed)")
  }
}
