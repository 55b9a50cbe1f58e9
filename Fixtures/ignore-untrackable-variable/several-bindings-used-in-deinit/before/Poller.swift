import SwiftUI

@MainActor
final class Poller: ObservableObject {
    @Published var text = ""
    private var polls = 0, task: Task<Void, Never>?, last = ""

    var summary: String { "\(polls) \(last)" }

    func poll() {
        polls += 1
        last = text
        task = Task { text += "." }
    }

    deinit {
        task?.cancel()
        print(last)
    }
}

struct PollerView: View {
    @StateObject private var poller = Poller()

    var body: some View {
        Text(poller.summary)
        Button("Poll") { poller.poll() }
    }
}
