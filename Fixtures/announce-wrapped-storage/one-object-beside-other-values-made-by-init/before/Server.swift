import SwiftUI

/// There is one, whatever else is made by `.init()`.
final class Server: ObservableObject {
  static let shared = Server()
  @AppStorage("server.address") var address: String = "a"
  @Published var visits = 0

  init() { visits = 1 }
}

struct ServerView: View {
  @ObservedObject private var server = Server.shared
  @State private var due: Date = .init()
  @State private var names: [String] = .init()

  var body: some View {
    Text(server.address)
    Button("\(server.visits)") {
      server.address += "b"
      server.visits += 1
    }
  }
}
