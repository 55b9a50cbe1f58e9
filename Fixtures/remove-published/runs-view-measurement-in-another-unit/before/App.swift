import Foundation
import SwiftUI

struct Leg: Equatable {
  var length: Measurement<UnitLength>
}

final class Trip: ObservableObject {
  @Published var distance = Measurement(value: 2, unit: UnitLength.kilometers)
  @Published var legs = [Leg(length: Measurement(value: 1, unit: .kilometers))]
  @Published var weights = [NSNumber(value: 1)]

  func useMeters() {
    distance = distance.converted(to: .meters)
    legs = legs.map { Leg(length: $0.length.converted(to: .meters)) }
  }

  func useFlags() { weights = [NSNumber(value: true)] }
}

struct DistanceView: View {
  @ObservedObject var trip: Trip

  var body: some View { Text("distance \(trip.distance.value) \(trip.distance.unit.symbol)") }
}

struct LegsView: View {
  @ObservedObject var trip: Trip

  var body: some View { Text(trip.legs.map { "leg \($0.length.value)" }.joined()) }
}

struct WeightsView: View {
  @ObservedObject var trip: Trip

  var body: some View { Text(trip.weights.map { String(cString: $0.objCType) }.joined()) }
}

struct ContentView: View {
  @StateObject private var trip = Trip()

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
