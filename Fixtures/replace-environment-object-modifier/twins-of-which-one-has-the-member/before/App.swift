import Foundation
import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
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
      .environmentObject(coordinator.session)
  }
}

struct UserView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    Text(session.user)
  }
}
