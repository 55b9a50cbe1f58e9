import SwiftUI

// Each reads its private variable for nothing but to give it the next value, and nothing else reads it.

@Observable
final class Passes {
    private(set) var pass: Int? { didSet { withMutation(keyPath: \.pass) {} } }
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { pass = (pass ?? 0) + 1 }
    func cancel() { pass = nil }
}

@Observable
final class Sign {
    private(set) var sign = 1 { didSet { withMutation(keyPath: \.sign) {} } }
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { sign = -sign }
}

@Observable
final class Flip {
    enum Side { case heads, tails }

    private(set) var side = Side.heads
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { self.side = self.side == .heads ? .tails : .heads }
}

@Observable
final class Bits {
    private(set) var bits = 0
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { bits ^= 1 }
}

@Observable
final class Marks {
    private(set) var marks: [UUID] = []
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { marks.append(UUID()) }
}

@Observable
final class Clock {
    private(set) var time = Date(timeIntervalSince1970: 0)
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { time.addTimeInterval(1) }
}

@Observable
final class Height {
    private(set) var height = 0 { didSet { withMutation(keyPath: \.height) {} } }
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() { DispatchQueue.main.async { self.height = max(self.height + 1, 0) } }
}

struct PathsView: View {
    var passes: Passes
    var sign: Sign
    var flip: Flip
    var bits: Bits
    var marks: Marks
    var clock: Clock
    var height: Height

    var body: some View {
        let _ = passes.pass
        let _ = sign.sign
        let _ = flip.side
        let _ = bits.bits
        let _ = marks.marks
        let _ = clock.time
        let _ = height.height
        Text("\(passes.path) \(sign.path) \(flip.path) \(bits.path) \(marks.path)")
        Text("\(clock.path) \(height.path)")
    }
}
