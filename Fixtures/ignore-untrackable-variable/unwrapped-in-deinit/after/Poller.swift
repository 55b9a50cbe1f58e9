import SwiftUI

@Observable
@MainActor
final class Poller {
    var polls = 0
    @ObservationIgnored private var task: Task<Void, Never>?

    deinit {
        if let task { task.cancel() }
    }
}

struct PollerView: View {
    @State private var poller = Poller()

    var body: some View { Text("\(poller.polls)") }
}
