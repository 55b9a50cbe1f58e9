import Combine
import Foundation

final class WordIndex: ObservableObject {
    @Published var words: [String] = []
    lazy var limit = 100
    private lazy var sorted: [String] = words.sorted()

    func first() -> String? { sorted.first }
}

/// What nothing changes does not need to be tracked.
final class Downloads: ObservableObject {
    @Published var running = false
    private(set) lazy var queue = OperationQueue()
    lazy var names = ["a", "b"]
    lazy var steps = [1, 2]
    private(set) lazy var found: [String] = []

    func start() {
        queue.cancelAllOperations()
        found.append("c")
        running = true
    }
}

func skip(_ downloads: Downloads) { downloads.steps.removeFirst() }
