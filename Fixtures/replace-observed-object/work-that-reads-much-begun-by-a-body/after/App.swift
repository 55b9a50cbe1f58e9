import SwiftUI

@Observable
final class Session {
  var user = ""
  var team = ""
  var city = ""
  var role = ""
  var theme = ""

  func signIn() {
    user += "a"
    team += "b"
    city += "c"
    role += "d"
    theme += "e"
  }

  /// Lets the view that calls it depend on all that the object announces.
  func observeChanges() {
    access(keyPath: \.user)
    access(keyPath: \.team)
    access(keyPath: \.city)
    access(keyPath: \.role)
    access(keyPath: \.theme)
  }
}

@Observable
final class Summary {
  var text = ""

  init(_ session: Session) {
    Task { @MainActor in
      text = session.user + session.team + session.city + session.role + session.theme
    }
  }
}

struct SummaryView: View {
  var summary: Summary

  var body: some View { Text(summary.text) }
}

struct Page: View {
  @Environment(Session.self) var session

  var body: some View {
    let _ = session.observeChanges()
    SummaryView(summary: Summary(session))
  }
}
