import SwiftUI

@Observable
final class Relay {
  @MainActor var isClosed = false
  @MainActor var count = 0

  init() {}
}

struct RelayView: View {
  var relay: Relay
  var body: some View { Text("\(relay.isClosed) \(relay.count)") }
}
