import Foundation
import SwiftUI

@Observable
final class Counter {
    private let lock = NSLock()
    private(set) var count = 0
    private(set) var title = ""
    private(set) var log: [String] = []

    func add() {
        count += 1
        lock.withLock {
        }
    }

    func addLater() {
        count += 1
        DispatchQueue.global().async {
            self.withMutation(keyPath: \.count) {}
            self.withMutation(keyPath: \.log) {}
            self.withMutation(keyPath: \.title) {}
        }
    }
}

struct CounterView: View {
    var counter: Counter

    var body: some View {
        Text("\(counter.count) \(counter.title) \(counter.log.count)")
    }
}
