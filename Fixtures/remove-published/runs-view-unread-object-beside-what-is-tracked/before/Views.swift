import SwiftUI

final class Session: ObservableObject {
  @Published var isActive = false
  func open() { isActive = true }
}

final class Visits: ObservableObject {
  @Published var isCounted = false
  nonisolated(unsafe) static var count = 0
  func count() {
    Visits.count += 1
    isCounted = true
  }
}

final class Clock: ObservableObject {
  @Published var ticks = 0
}

// Left over: nothing that is shown here changes with the session.
struct Row: View {
  @ObservedObject var clock: Clock
  @EnvironmentObject var session: Session
  var body: some View { Text("\(clock.ticks)") }
}

// The count is shown with each announcement.
struct CountRow: View {
  @EnvironmentObject var visits: Visits
  var body: some View { Text("\(Visits.count) visits") }
}

struct ContentView: View {
  @StateObject private var clock = Clock()
  @StateObject private var session = Session()
  @StateObject private var visits = Visits()

  var body: some View {
    VStack {
      Row(clock: clock)
      CountRow()
      Button("open") { session.open() }
      Button("count") { visits.count() }
      Button("tick") { clock.ticks += 1 }
    }
    .environmentObject(session)
    .environmentObject(visits)
  }
}
