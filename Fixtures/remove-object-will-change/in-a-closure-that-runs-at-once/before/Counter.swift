import Foundation
import SwiftUI

final class Counter: ObservableObject {
    private let lock = NSLock()
    @Published private(set) var count = 0
    @Published private(set) var title = ""
    private(set) var log: [String] = []

    func add() {
        count += 1
        lock.withLock {
            objectWillChange.send()
        }
    }

    func addLater() {
        count += 1
        DispatchQueue.global().async {
            self.objectWillChange.send()
        }
    }
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Text("\(counter.count) \(counter.title) \(counter.log.count)")
    }
}
