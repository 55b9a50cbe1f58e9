import SwiftUI

@MainActor
final class Poller: ObservableObject {
    @Published var polls = 0
    private var task: Task<Void, Never>?

    deinit {
        if let task { task.cancel() }
    }
}

struct PollerView: View {
    @StateObject private var poller = Poller()

    var body: some View { Text("\(poller.polls)") }
}
