import SwiftUI

final class Trip: ObservableObject {
  @Published var distance = 10
  @Published var speed = 5
  @Published var inMiles = false

  var hours: Int { distance / max(speed, 1) }
  var text: String { inMiles ? "\(distance * 5 / 8) mi" : "\(distance) km" }
  var isLong: Bool {
    get { distance > 20 }
    set { distance = newValue ? 40 : 10 }
  }
}

extension Trip {
  var summary: String { "\(text) in \(hours) h" }
}

struct ContentView: View {
  @StateObject private var trip = Trip()

  private var header: some View { Text(trip.summary) }

  var body: some View {
    header
    Toggle("miles", isOn: $trip.inMiles)
    Toggle("long", isOn: $trip.isLong)
    Speed(trip: trip)
  }
}

struct Speed: View {
  @ObservedObject var trip: Trip

  var body: some View {
    Stepper("speed", value: $trip.speed)
    Text(line("takes"))
  }

  private func line(_ verb: String) -> String { "\(verb) \(trip.hours) h" }
}
