import SwiftUI

@Observable
final class SwitchState {
  var isResolved = false
}

// More than a body should read line by line.
@Observable
final class Trip {
  var from = ""
  var to = ""
  var date = 0
  var seats = 0
  var price = 0

  /// Lets the view that calls it depend on all that the object announces.
  func observeChanges() {
    access(keyPath: \.from)
    access(keyPath: \.to)
    access(keyPath: \.date)
    access(keyPath: \.seats)
    access(keyPath: \.price)
  }
}

// Nobody else can read what it announces: a method registers it.
@Observable
final class Pulse {
  private struct Beats { var count = 0 }
  private var beats = Beats()
  func beat() { beats.count += 1 }

  /// Lets the view that calls it depend on all that the object announces.
  func observeChanges() {
    access(keyPath: \.beats)
  }
}

struct TripView: View {
  var trip: Trip
  var body: some View {
    let _ = trip.observeChanges()
    Route().environment(SwitchState())
  }
}

struct PulseView: View {
  @Environment(Pulse.self) private var pulse: Pulse?
  var body: some View {
    let _ = pulse?.observeChanges()
    Route().environment(SwitchState())
  }
}

struct Route: View {
  @Environment(SwitchState.self) private var state
  var body: some View { Text(state.isResolved ? "there" : "on the way") }
}
