import SwiftUI

// Each variable gets its next value among other code, and nothing else reads it.

@Observable
final class Choice {
    var left = false
    var right = false
    var path: String { FileManager.default.currentDirectoryPath }

    func finish(onLeft: Bool) { onLeft ? left.toggle() : right.toggle() }
}

@Observable
final class Declared {
    var flag = false
    private(set) var names: Set<String> = []
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() -> Void { flag.toggle() }
    func add(_ name: String) -> Void { names.insert(name) }
}

@Observable
final class Bonus {
    var tick = 0 { didSet { withMutation(keyPath: \.tick) {} } }
    var flag = false { didSet { withMutation(keyPath: \.flag) {} } }
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() {
        tick = tick + 1 + bonus()
        flag = !flag && isReady()
    }

    private func bonus() -> Int { 1 }
    private func isReady() -> Bool { true }
}

@Observable
final class Serial {
    var count = 0 { didSet { withMutation(keyPath: \.count) {} } }
    var path: String { FileManager.default.currentDirectoryPath }

    var next: String {
        count = count + 1
        return "file"
    }
}

@Observable
final class Moment {
    var time: Date?
    var path: String { FileManager.default.currentDirectoryPath }
}

struct PathsView: View {
    var choice: Choice
    var declared: Declared
    var bonus: Bonus
    var serial: Serial
    var moment: Moment

    var body: some View {
        let _ = choice.left
        let _ = choice.right
        let _ = declared.flag
        let _ = declared.names
        let _ = bonus.tick
        let _ = bonus.flag
        let _ = serial.count
        let _ = moment.time
        Text("\(choice.path) \(declared.path) \(bonus.path) \(serial.path) \(moment.path)")
        Button("Next") { print(serial.next) }
    }
}
