import Foundation
import SwiftUI

struct Leg: Equatable {
  var length: Measurement<UnitLength>
}

@Observable
final class Trip {
  var distance = Measurement(value: 2, unit: UnitLength.kilometers) {
    didSet { withMutation(keyPath: \.distance) {} }
  }
  var legs = [Leg(length: Measurement(value: 1, unit: .kilometers))] {
    didSet { withMutation(keyPath: \.legs) {} }
  }
  var weights = [NSNumber(value: 1)] { didSet { withMutation(keyPath: \.weights) {} } }

  func useMeters() {
    distance = distance.converted(to: .meters)
    legs = legs.map { Leg(length: $0.length.converted(to: .meters)) }
  }

  func useFlags() { weights = [NSNumber(value: true)] }
}

struct DistanceView: View {
  var trip: Trip

  var body: some View { Text("distance \(trip.distance.value) \(trip.distance.unit.symbol)") }
}

struct LegsView: View {
  var trip: Trip

  var body: some View { Text(trip.legs.map { "leg \($0.length.value)" }.joined()) }
}

struct WeightsView: View {
  var trip: Trip

  var body: some View { Text(trip.weights.map { String(cString: $0.objCType) }.joined()) }
}

struct ContentView: View {
  @State private var trip = Trip()

  var body: some View {
    VStack {
      DistanceView(trip: trip)
      LegsView(trip: trip)
      WeightsView(trip: trip)
      Button("meters") { trip.useMeters() }
      Button("flags") { trip.useFlags() }
    }
  }
}
