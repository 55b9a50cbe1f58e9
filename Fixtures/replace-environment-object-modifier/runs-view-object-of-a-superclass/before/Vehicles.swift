import SwiftUI

class Vehicle: ObservableObject {
  @Published var speed = 0
}

final class Train: Vehicle {
  @Published var cars = 3
}

struct ContentView: View {
  @StateObject private var train = Train()

  var body: some View {
    Group {
      Speed()
      Cars()
    }
    .environmentObject(train)
    .environmentObject(train as Vehicle)
  }
}

struct Speed: View {
  @EnvironmentObject var vehicle: Vehicle

  var body: some View {
    Text("speed \(vehicle.speed)")
    Button("faster") { vehicle.speed += 10 }
  }
}

struct Cars: View {
  @EnvironmentObject var train: Train

  var body: some View {
    Stepper("cars", value: $train.cars)
    Text("\(train.cars) cars at \(train.speed)")
  }
}
