import SwiftUI

struct RootView: View {
  @StateObject var router = Router()

  first.logs = logs
  second.logs = logs
  third.logs = logs
  fourth.logs = logs
  fifth.logs = logs
  router.logs = logs

  var body: some View { Text("\(router.order)") }
}

final class Router: ObservableObject {
  var logs: [String] = []
  @Published var order = 0
}
