import SwiftUI

@Observable
@MainActor
final class Poller {
    var polls = 0
    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private var other: Task<Void, Never>?

    deinit {
        Task { [task] in task?.cancel() }
        Task { [old = other] in old?.cancel() }
    }
}

struct PollerView: View {
    @State private var poller = Poller()

    var body: some View { Text("\(poller.polls)") }
}
