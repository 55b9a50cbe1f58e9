import SwiftUI

@Observable
final class Counter {
    // Its observer assigns it, so that it cannot be tracked.
    var value = 0 {
        willSet {
            changes += 1
        }
        didSet { if value > 3 { _value = 3 } }
    }
    var changes = 0
}

@MainActor final class Player: ObservableObject {
    // 'deinit' uses it, so that it cannot be tracked.
    private(set) var task: Task<Void, Never>?
    private(set) var starts = 0

    func start() {
        objectWillChange.send()
        starts += 1
        task = Task {}
    }

    deinit { task?.cancel() }
}

struct CounterView: View {
    @State private var counter = Counter()
    @StateObject private var player = Player()

    var body: some View {
        Text("\(counter.value)")
        Text(player.task == nil ? "stopped" : "running")
        Button("More") { counter.value += 1; player.start() }
    }
}
