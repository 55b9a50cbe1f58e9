import SwiftUI

struct Counter {
    var count = 0
    var limit = 9

    mutating func update(_ make: () -> Int) { count = make() }
}

final class ByLentStorage: ObservableObject {
    @Published var samples: [Int] = []
}

final class ByPointer: ObservableObject {
    @Published var level = 1
}

final class ByOwnMethod: ObservableObject {
    @Published var counter = Counter()
}

final class WithResult: ObservableObject {
    @Published var names: [String] = []
}

final class WhenAwaited: ObservableObject {
    @Published var rows: [Int] = []
}

final class AssignedWhatItIs: ObservableObject {
    @Published var total = 0
}

struct ModelsView: View {
    @StateObject private var samples = ByLentStorage()
    @StateObject private var level = ByPointer()
    @StateObject private var counter = ByOwnMethod()
    @StateObject private var names = WithResult()
    @StateObject private var rows = WhenAwaited()
    @StateObject private var total = AssignedWhatItIs()

    var body: some View {
        Text("\(samples.samples.count) \(level.level) \(counter.counter.count)")
        Text("\(Date().description) \(names.names.count) \(rows.rows.count) \(total.total)")
    }
}
