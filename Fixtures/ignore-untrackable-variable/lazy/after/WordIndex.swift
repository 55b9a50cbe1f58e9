import Foundation
import Observation

@Observable
final class WordIndex {
    var words: [String] = []
    @ObservationIgnored lazy var limit = 100
    @ObservationIgnored private lazy var sorted: [String] = words.sorted()

    func first() -> String? { sorted.first }
}

/// What nothing changes does not need to be tracked.
@Observable
final class Downloads {
    var running = false
    @ObservationIgnored private(set) lazy var queue = OperationQueue()
    @ObservationIgnored lazy var names = ["a", "b"]
    @ObservationIgnored lazy var steps = [1, 2]
    @ObservationIgnored private(set) lazy var found: [String] = []

    func start() {
        queue.cancelAllOperations()
        found.append("c")
        running = true
    }
}

func skip(_ downloads: Downloads) { downloads.steps.removeFirst() }
