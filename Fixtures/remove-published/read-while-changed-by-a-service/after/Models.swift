import SwiftUI

struct Counter {
    var count = 0
    var limit = 9

    mutating func update(_ make: () -> Int) { count = make() }
}

@Observable
final class ByLentStorage {
    var samples: [Int] = []
}

@Observable
final class ByPointer {
    var level = 1
}

@Observable
final class ByOwnMethod {
    var counter = Counter()
}

@Observable
final class WithResult {
    var names: [String] = []
}

@Observable
final class WhenAwaited {
    var rows: [Int] = []
}

@Observable
final class AssignedWhatItIs {
    var total = 0
}

struct ModelsView: View {
    @State private var samples = ByLentStorage()
    @State private var level = ByPointer()
    @State private var counter = ByOwnMethod()
    @State private var names = WithResult()
    @State private var rows = WhenAwaited()
    @State private var total = AssignedWhatItIs()

    var body: some View {
        Text("\(samples.samples.count) \(level.level) \(counter.counter.count)")
        Text("\(Date().description) \(names.names.count) \(rows.rows.count) \(total.total)")
    }
}
