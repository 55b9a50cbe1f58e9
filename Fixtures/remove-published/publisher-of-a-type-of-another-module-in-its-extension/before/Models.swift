import Plugins
import SwiftUI

final class WalletModel: ObservableObject {
  @Published var isReachable = true
}

struct WalletView: View {
  @StateObject private var model = WalletModel()
  var body: some View { Text(model.isReachable ? "on" : "off") }
}

final class Session: ObservableObject {
  @Published var isLoggedIn = false
}

class Account: ObservableObject {
  @Published var balance = 0
}

final class Inbox: ObservableObject {
  @Published var unread = 0
}

/// What it inherits is not known.
final class Router: Plugin {}

final class Server: ObservableObject {
  @Published var host = ""
}
