import SwiftUI

final class Session: ObservableObject {
  @Published var user = "Ada"
  @Published var visits = 0
}

final class ProfileModel: ObservableObject {
  @Published var title = "…"
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
  @ObservedObject var model: ProfileModel

  var body: some View { Text(model.title) }
}

/// The model is made with each change of the session.
struct ContentView: View {
  @StateObject private var session = Session()

  var body: some View {
    VStack {
      Text("\(session.visits)")
      ProfileView(model: ProfileModel(session))
      Button("Other") { session.user = "Grace" }
      Button("Visit") { session.visits += 1 }
    }
  }
}
