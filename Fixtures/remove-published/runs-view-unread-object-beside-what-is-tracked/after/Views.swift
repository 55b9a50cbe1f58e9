import SwiftUI

@Observable
final class Session {
  var isActive = false
  func open() { isActive = true }
}

@Observable
final class Visits {
  var isCounted = false { didSet { withMutation(keyPath: \.isCounted) {} } }
  nonisolated(unsafe) static var count = 0
  func count() {
    Visits.count += 1
    isCounted = true
  }
}

@Observable
final class Clock {
  var ticks = 0
}

// Left over: nothing that is shown here changes with the session.
struct Row: View {
  var clock: Clock
  @Environment(Session.self) var session
  var body: some View { Text("\(clock.ticks)") }
}

// The count is shown with each announcement.
struct CountRow: View {
  @Environment(Visits.self) var visits
  var body: some View {
    let _ = visits.isCounted
    Text("\(Visits.count) visits")
  }
}

struct ContentView: View {
  @State private var clock = Clock()
  @State private var session = Session()
  @State private var visits = Visits()

  var body: some View {
    VStack {
      Row(clock: clock)
      CountRow()
      Button("open") { session.open() }
      Button("count") { visits.count() }
      Button("tick") { clock.ticks += 1 }
    }
    .environment(session)
    .environment(visits)
  }
}
