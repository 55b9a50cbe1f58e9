import SwiftUI

struct RootView: View {
  @StateObject var router: Router = .init()
  first.logs = logs
  second.logs = logs
  third.logs = logs
  fourth.logs = logs
  fifth.logs = logs
}

final class Router: ObservableObject {
  var logs: Logs?
  @Published var order = 0
}
