import SwiftUI

@Observable
final class ServerState {
  var isBusy = false
}

actor Server {
  nonisolated let state = ServerState()
}

final class Library {
  private(set) var server: Server!
}

struct ServerView: View {
  @Environment(ServerState.self) private var state

  var body: some View {
    Text(state.isBusy ? "busy" : "idle")
  }
}

struct Root: View {
  let library: Library

  var body: some View {
    ServerView().environment(library.server.state)
  }
}
