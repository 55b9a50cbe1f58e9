import SwiftUI

enum Ledger {
  static var opened = 0
  static var closed = 0
}

final class Session: ObservableObject {
  @Published var taps = 0
  init() { Ledger.opened += 1 }
  deinit { Ledger.closed += 1 }
}

final class Clock: ObservableObject {
  @Published var ticks = 0
}

struct ContentView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Button("tick") { clock.ticks += 1 }
    Text("\(clock.ticks): \(Ledger.opened) opened, \(Ledger.closed) closed")
    SessionView()
    NamedSessionView(name: "tick \(clock.ticks)")
  }
}

struct SessionView: View {
  @StateObject private var session = Session()

  var body: some View {
    Text("\(session.taps)")
    Button("tap") { session.taps += 1 }
    TapCount(session: session)
    Stepper("taps", value: $session.taps)
  }
}

struct NamedSessionView: View {
  @StateObject private var session: Session
  let name: String

  init(name: String) {
    self.name = name
    _session = StateObject(wrappedValue: Session())
  }

  var body: some View {
    Text("\(name): \(session.taps)")
    Button("tap") { session.taps += 1 }
  }
}

struct TapCount: View {
  @ObservedObject var session: Session

  var body: some View {
    Text("counted \(session.taps)")
  }
}
