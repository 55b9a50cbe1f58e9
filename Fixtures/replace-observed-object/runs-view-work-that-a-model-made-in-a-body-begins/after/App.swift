import SwiftUI

@Observable
final class Session {
  var user = "Ada"
  var visits = 0
}

@Observable
final class ProfileModel {
  var title = "…"
  private let session: Session

  init(_ session: Session) {
    self.session = session
    load()
  }

  private func load() {
    Task { @MainActor in title = "Profile of \(session.user)" }
  }
}

struct ProfileView: View {
  var model: ProfileModel

  var body: some View { Text(model.title) }
}

/// The model is made with each change of the session.
struct ContentView: View {
  @State private var session = Session()

  var body: some View {
    let _ = session.user
    VStack {
      Text("\(session.visits)")
      ProfileView(model: ProfileModel(session))
      Button("Other") { session.user = "Grace" }
      Button("Visit") { session.visits += 1 }
    }
  }
}
