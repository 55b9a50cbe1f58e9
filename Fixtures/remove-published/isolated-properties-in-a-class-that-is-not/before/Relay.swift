import SwiftUI

final class Relay: ObservableObject {
  @MainActor @Published var isClosed = false
  @MainActor @Published var count = 0
}

struct RelayView: View {
  @ObservedObject var relay: Relay
  var body: some View { Text("\(relay.isClosed) \(relay.count)") }
}
