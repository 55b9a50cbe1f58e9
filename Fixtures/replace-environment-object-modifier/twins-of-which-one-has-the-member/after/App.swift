import Foundation
import SwiftUI

@Observable
final class Session {
  var user = ""
}

#if os(macOS)
  final class Coordinator: NSObject {
    let windows = 1
  }
#else
  final class Coordinator: NSObject {
    let session: Session

    override init() {
      session = Session()
      super.init()
    }
  }
#endif

struct RootView: View {
  let coordinator: Coordinator

  var body: some View {
    Text("root")
      .environment(coordinator.session)
  }
}

struct UserView: View {
  @Environment(Session.self) private var session

  var body: some View {
    Text(session.user)
  }
}
