import SwiftUI

@MainActor
final class Poller: ObservableObject {
    @Published var polls = 0
    private var task: Task<Void, Never>?
    private var other: Task<Void, Never>?

    deinit {
        Task { [task] in task?.cancel() }
        Task { [old = other] in old?.cancel() }
    }
}

struct PollerView: View {
    @StateObject private var poller = Poller()

    var body: some View { Text("\(poller.polls)") }
}
