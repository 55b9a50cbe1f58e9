import SwiftUI

// Each variable gets its next value among other code, and nothing else reads it.

@Observable
final class Choice {
    var left = false
    var right = false
    var path: String { FileManager.default.currentDirectoryPath }

    func finish(onLeft: Bool) { onLeft ? left.toggle() : right.toggle() }
}

final class Declared: ObservableObject {
    @Published var flag = false
    @Published private var names: Set<String> = []
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() -> Void { flag.toggle() }
    func add(_ name: String) -> Void { names.insert(name) }
}

final class Bonus: ObservableObject {
    @Published var tick = 0
    @Published var flag = false
    var path: String { FileManager.default.currentDirectoryPath }

    func finish() {
        tick = tick + 1 + bonus()
        flag = !flag && isReady()
    }

    private func bonus() -> Int { 1 }
    private func isReady() -> Bool { true }
}

final class Serial: ObservableObject {
    @Published var count = 0
    var path: String { FileManager.default.currentDirectoryPath }

    var next: String {
        count = count + 1
        return "file"
    }
}

final class Moment: ObservableObject {
    @Published var time: Date?
    var path: String { FileManager.default.currentDirectoryPath }
}

struct PathsView: View {
    var choice: Choice
    @ObservedObject var declared: Declared
    @ObservedObject var bonus: Bonus
    @ObservedObject var serial: Serial
    @ObservedObject var moment: Moment

    var body: some View {
        let _ = choice.left
        let _ = choice.right
        Text("\(choice.path) \(declared.path) \(bonus.path) \(serial.path) \(moment.path)")
        Button("Next") { print(serial.next) }
    }
}
