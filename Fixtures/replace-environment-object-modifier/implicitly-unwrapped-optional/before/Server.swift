import SwiftUI

final class ServerState: ObservableObject {
  @Published var isBusy = false
}

actor Server {
  nonisolated let state = ServerState()
}

final class Library {
  private(set) var server: Server!
}

struct ServerView: View {
  @EnvironmentObject private var state: ServerState

  var body: some View {
    Text(state.isBusy ? "busy" : "idle")
  }
}

struct Root: View {
  let library: Library

  var body: some View {
    ServerView().environmentObject(library.server.state)
  }
}
