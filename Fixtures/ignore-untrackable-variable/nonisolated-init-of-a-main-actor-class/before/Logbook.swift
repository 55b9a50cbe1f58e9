import Combine

@MainActor
final class Logbook: ObservableObject {
    @Published var lines: [String] = []
    private var limit: Int

    nonisolated init(limit: Int) {
        self.limit = limit
    }

    func add(_ line: String) {
        if lines.count < limit { lines.append(line) }
    }
}
