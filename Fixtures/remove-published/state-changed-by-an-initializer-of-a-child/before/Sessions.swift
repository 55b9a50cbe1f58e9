import SwiftUI

enum Counter {
  nonisolated(unsafe) static var made = 0
}

// Made with the view of it, which `SessionList` shows: the number changes after it was shown.
final class Session: ObservableObject {
  @Published var taps = 0

  init() { Counter.made += 1 }
}

struct SessionView: View {
  @StateObject private var session = Session()

  var body: some View {
    Button("\(session.taps)") { session.taps += 1 }
  }
}

final class Sessions: ObservableObject {
  @Published var refreshes = 0
}

struct SessionList: View {
  @ObservedObject var sessions: Sessions

  var body: some View {
    VStack {
      Text("\(Counter.made) made")
      SessionView()
      Button("Refresh") { sessions.refreshes += 1 }
      RefreshCount(sessions: sessions)
    }
  }
}

struct RefreshCount: View {
  @ObservedObject var sessions: Sessions

  var body: some View { Text("\(sessions.refreshes)") }
}
