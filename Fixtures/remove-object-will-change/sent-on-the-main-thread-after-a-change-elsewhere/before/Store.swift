import Combine
import Foundation

final class Store: ObservableObject {
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "store")
    private var storage: [Int] = []
    private var passes = 0
    private(set) var rows: [Int] = []
    private(set) var name = "" {
        didSet { DispatchQueue.main.async { self.objectWillChange.send() } }
    }

    var items: [Int] { lock.lock(); defer { lock.unlock() }; return storage }

    func add(_ item: Int) {
        lock.lock(); storage.append(item); passes += 1; lock.unlock()
        DispatchQueue.main.async { self.objectWillChange.send() }
    }

    func addLater(_ item: Int) {
        queue.async(flags: .barrier) { [weak self] in
            self?.storage.append(item)
            DispatchQueue.main.async { self?.objectWillChange.send() }
        }
    }

    func reset() {
        storage = []
        fill()
        DispatchQueue.main.async {
            self.objectWillChange.send()
        }
    }

    private func fill() {
        rows = [1]
    }

    func load() async {
        rows = [2]
        await MainActor.run { objectWillChange.send() }
    }

    func loadDetached() {
        Task.detached {
            self.rows = [9]
            Task { @MainActor in self.objectWillChange.send() }
        }
    }

    func loadInATask() {
        Task {
            rows = [10]
            Task { @MainActor in objectWillChange.send() }
        }
    }
}

final class Syncer {
    func fill(_ log: Log) {
        log.lines = ["a"]
        DispatchQueue.main.async { log.objectWillChange.send() }
    }
}

final class Log: ObservableObject {
    @Published var lines: [String] = []
}
