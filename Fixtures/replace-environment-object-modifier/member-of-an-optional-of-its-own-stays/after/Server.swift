import SwiftUI

final class ServerState: ObservableObject {
  @Published var isBusy = false
}

final class Server {
  let state = ServerState()
}

final class Fallback: ObservableObject {
  @Published var isBusy = true
}

extension Optional where Wrapped == Server {
  var state: Fallback { Fallback() }
}

struct Root: View {
  let server: Server?

  var body: some View {
    Text("").environmentObject(server.state)
  }
}
