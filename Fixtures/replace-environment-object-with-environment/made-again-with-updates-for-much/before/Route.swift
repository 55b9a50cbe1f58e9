import SwiftUI

final class SwitchState: ObservableObject {
  var isResolved = false
}

// More than a body should read line by line.
final class Trip: ObservableObject {
  @Published var from = ""
  @Published var to = ""
  @Published var date = 0
  @Published var seats = 0
  @Published var price = 0
}

// Nobody else can read what it announces: a method registers it.
final class Pulse: ObservableObject {
  private struct Beats { var count = 0 }
  @Published private var beats = Beats()
  func beat() { beats.count += 1 }
}

struct TripView: View {
  @ObservedObject var trip: Trip
  var body: some View { Route().environmentObject(SwitchState()) }
}

struct PulseView: View {
  @EnvironmentObject private var pulse: Pulse
  var body: some View { Route().environmentObject(SwitchState()) }
}

struct Route: View {
  @EnvironmentObject private var state: SwitchState
  var body: some View { Text(state.isResolved ? "there" : "on the way") }
}
