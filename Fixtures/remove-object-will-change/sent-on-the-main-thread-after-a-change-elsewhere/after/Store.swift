import Foundation
import Observation

@Observable
final class Store {
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "store")
    private var storage: [Int] = []
    private var passes = 0
    private(set) var rows: [Int] = []
    private(set) var name = "" {
        didSet { DispatchQueue.main.async { self.withMutation(keyPath: \.name) {} } }
    }

    var items: [Int] { lock.lock(); defer { lock.unlock() }; return storage }

    func add(_ item: Int) {
        lock.lock(); storage.append(item); passes += 1; lock.unlock()
        DispatchQueue.main.async { self.withMutation(keyPath: \.storage) {} }
    }

    func addLater(_ item: Int) {
        queue.async(flags: .barrier) { [weak self] in
            self?.storage.append(item)
            DispatchQueue.main.async { self?.withMutation(keyPath: \.storage) {} }
        }
    }

    func reset() {
        storage = []
        fill()
        DispatchQueue.main.async {
            self.withMutation(keyPath: \.rows) {}
            self.withMutation(keyPath: \.storage) {}
        }
    }

    private func fill() {
        rows = [1]
    }

    func load() async {
        rows = [2]
        await MainActor.run { withMutation(keyPath: \.rows) {} }
    }

    func loadDetached() {
        Task.detached {
            self.rows = [9]
            Task { @MainActor in self.withMutation(keyPath: \.rows) {} }
        }
    }

    func loadInATask() {
        Task {
            rows = [10]
            Task { @MainActor in withMutation(keyPath: \.rows) {} }
        }
    }
}

final class Syncer {
    func fill(_ log: Log) {
        log.lines = ["a"]
        DispatchQueue.main.async { log.withMutation(keyPath: \.lines) {} }
    }
}

@Observable
final class Log {
    var lines: [String] = []
}
