import SwiftUI

@Observable
final class Clock {
  private(set) var hours = 0
  var isRunning = false

  func advance() {
    guard isRunning else { return }
    hours += 1
  }
}

struct ContentView: View {
  @State private var clock = Clock()

  var body: some View {
    Text("\(clock.hours) h")
    Toggle("running", isOn: $clock.isRunning)
    Control(clock: clock)
  }
}

struct Control: View {
  var clock: Clock

  var body: some View { Button("advance from \(clock.hours)") { clock.advance() }.disabled(!clock.isRunning) }
}
