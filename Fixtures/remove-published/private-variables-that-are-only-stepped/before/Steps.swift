import SwiftUI

// Each reads its private variable for nothing but to give it the next value, and nothing else reads it.

final class Passes: ObservableObject {
    @Published private var pass: Int?
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { pass = (pass ?? 0) + 1 }
    func cancel() { pass = nil }
}

final class Sign: ObservableObject {
    @Published private var sign = 1
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { sign = -sign }
}

final class Flip: ObservableObject {
    enum Side { case heads, tails }

    @Published private var side = Side.heads
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { self.side = self.side == .heads ? .tails : .heads }
}

final class Bits: ObservableObject {
    @Published private var bits = 0
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { bits ^= 1 }
}

final class Marks: ObservableObject {
    @Published private var marks: [UUID] = []
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { marks.append(UUID()) }
}

final class Clock: ObservableObject {
    @Published private var time = Date(timeIntervalSince1970: 0)
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { time.addTimeInterval(1) }
}

final class Height: ObservableObject {
    @Published private var height = 0
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { DispatchQueue.main.async { self.height = max(self.height + 1, 0) } }
}

struct PathsView: View {
    @ObservedObject var passes: Passes
    @ObservedObject var sign: Sign
    @ObservedObject var flip: Flip
    @ObservedObject var bits: Bits
    @ObservedObject var marks: Marks
    @ObservedObject var clock: Clock
    @ObservedObject var height: Height

    var body: some View {
        Text("\(passes.path) \(sign.path) \(flip.path) \(bits.path) \(marks.path)")
        Text("\(clock.path) \(height.path)")
    }
}
