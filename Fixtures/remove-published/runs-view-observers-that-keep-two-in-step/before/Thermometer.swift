import SwiftUI

final class Thermometer: ObservableObject {
  @Published var celsius = 0 {
    didSet {
      guard celsius != oldValue else { return }
      fahrenheit = celsius * 2 + 30
    }
  }
  @Published var fahrenheit = 30 {
    didSet {
      guard fahrenheit != oldValue else { return }
      celsius = (fahrenheit - 30) / 2
    }
  }
  @Published private(set) var highest = 0 {
    willSet { if newValue > highest { records += 1 } }
  }
  private(set) var records = 0

  func note() { highest = max(highest, celsius) }
}

struct ContentView: View {
  @StateObject private var thermometer = Thermometer()

  var body: some View {
    Stepper("celsius", value: $thermometer.celsius)
    Imperial(thermometer: thermometer)
    Button("note") { thermometer.note() }
  }
}

struct Imperial: View {
  @ObservedObject var thermometer: Thermometer

  var body: some View {
    Stepper("fahrenheit", value: $thermometer.fahrenheit)
    Text("at most \(thermometer.highest), \(thermometer.records) records")
  }
}
