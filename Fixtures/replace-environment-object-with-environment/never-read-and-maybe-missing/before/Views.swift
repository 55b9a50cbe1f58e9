import SwiftUI

final class Analytics: ObservableObject {
  func log() {}
}

final class Session: ObservableObject {
  @Published var user = ""
}

@main
struct ReaderApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      AboutView().environmentObject(session)
      FooterView()
    }
  }
}

struct AboutView: View {
  @EnvironmentObject private var analytics: Analytics
  @EnvironmentObject<Session> private var session

  var body: some View { Text("About") }
}

struct FooterView: View {
  @EnvironmentObject private var analytics: Analytics /* unused */
  @EnvironmentObject<Session> private var session

  var body: some View { Text("Footer") }
}
