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
    @ObservationIgnored private lazy var _stepsStorage = [1, 2]
    var steps: [Int] {
        get {
            access(keyPath: \.steps)
            return _stepsStorage
        }
        set { withMutation(keyPath: \.steps) { _stepsStorage = newValue } }
    }
    @ObservationIgnored private(set) lazy var found: [String] = []

    func start() {
        queue.cancelAllOperations()
        found.append("c")
        running = true
    }
}

func skip(_ downloads: Downloads) { downloads.steps.removeFirst() }
