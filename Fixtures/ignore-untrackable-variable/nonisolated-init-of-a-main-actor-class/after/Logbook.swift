import Observation

@Observable
@MainActor
final class Logbook {
    var lines: [String] = []
    @ObservationIgnored private var limit: Int

    nonisolated init(limit: Int) {
        self.limit = limit
    }

    func add(_ line: String) {
        if lines.count < limit { lines.append(line) }
    }
}
