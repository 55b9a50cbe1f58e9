import SwiftUI

@Observable
final class Analytics {
  func log() {}
}

@Observable
final class Session {
  var user = ""
}

@main
struct ReaderApp: App {
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      AboutView().environment(session)
      FooterView()
    }
  }
}

struct AboutView: View {
  @Environment(Analytics.self) private var analytics: Analytics?
  @Environment(Session.self) private var session

  var body: some View { Text("About") }
}

struct FooterView: View {
  @Environment(Analytics.self) private var analytics: Analytics? /* unused */
  @Environment(Session.self) private var session: Session?

  var body: some View { Text("Footer") }
}
