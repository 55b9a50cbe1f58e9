import SwiftUI

final class Ticker {
  static let shared = Ticker()
  var ticks = 0
}

class Sending: ObservableObject {
  func update(_ change: () -> Void) {
    objectWillChange.send()
    change()
  }
}

/// What it gives is of no tracked variable, and the base class cannot announce it.
final class Clock: Sending {
  var ticks: Int { Ticker.shared.ticks }

  func tick() { update { Ticker.shared.ticks += 1 } }
}

struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Text("\(clock.ticks)")
    Button("Tick") { clock.tick() }
  }
}
