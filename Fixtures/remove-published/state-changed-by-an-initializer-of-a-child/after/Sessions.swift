import SwiftUI

enum Counter {
  nonisolated(unsafe) static var made = 0
}

// Made with the view of it, which `SessionList` shows: the number changes after it was shown.
@Observable
final class Session: ObservableObject {
  var taps = 0

  init() { Counter.made += 1 }
}

struct SessionView: View {
  @StateObject private var session = Session()

  var body: some View {
    Button("\(session.taps)") { session.taps += 1 }
  }
}

@Observable
final class Sessions {
  var refreshes = 0
}

struct SessionList: View {
  var sessions: Sessions

  var body: some View {
    let _ = sessions.refreshes
    VStack {
      Text("\(Counter.made) made")
      SessionView()
      Button("Refresh") { sessions.refreshes += 1 }
      RefreshCount(sessions: sessions)
    }
  }
}

struct RefreshCount: View {
  var sessions: Sessions

  var body: some View { Text("\(sessions.refreshes)") }
}
