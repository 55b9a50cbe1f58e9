import SwiftUI

@Observable
@MainActor
final class Poller {
    var text = ""
    private var polls = 0
    @ObservationIgnored private var task: Task<Void, Never>?
    private var last = ""

    var summary: String { "\(polls) \(last)" }

    func poll() {
        polls += 1
        last = text
        task = Task { text += "." }
    }

    deinit {
        task?.cancel()
        print(_last)
    }
}

struct PollerView: View {
    @State private var poller = Poller()

    var body: some View {
        Text(poller.summary)
        Button("Poll") { poller.poll() }
    }
}
