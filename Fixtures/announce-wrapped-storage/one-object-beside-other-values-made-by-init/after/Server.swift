import SwiftUI

/// There is one, whatever else is made by `.init()`.
@Observable
final class Server {
  static let shared = Server()
  @ObservationIgnored @AppStorage("server.address") private var _addressStorage: String = "a"
  var address: String {
    get {
      access(keyPath: \.address)
      return _addressStorage
    }
    set { withMutation(keyPath: \.address) { _addressStorage = newValue } }
  }
  var visits = 0

  init() { visits = 1 }
}

struct ServerView: View {
  private let server = Server.shared
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
