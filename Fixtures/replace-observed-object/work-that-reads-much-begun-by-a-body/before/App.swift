import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
  @Published var team = ""
  @Published var city = ""
  @Published var role = ""
  @Published var theme = ""

  func signIn() {
    user += "a"
    team += "b"
    city += "c"
    role += "d"
    theme += "e"
  }
}

final class Summary: ObservableObject {
  @Published var text = ""

  init(_ session: Session) {
    Task { @MainActor in
      text = session.user + session.team + session.city + session.role + session.theme
    }
  }
}

struct SummaryView: View {
  @ObservedObject var summary: Summary

  var body: some View { Text(summary.text) }
}

struct Page: View {
  @EnvironmentObject var session: Session

  var body: some View { SummaryView(summary: Summary(session)) }
}
