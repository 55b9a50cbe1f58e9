import SwiftUI

final class Lookup: ObservableObject {
    @Published var names = ["a"]
    private(set) var reads = 0

    func callAsFunction(_ row: Int) -> String {
        reads += 1
        return names[row]
    }
}

struct Row: View {
    @ObservedObject var lookup: Lookup
    let row: Int

    var body: some View {
        Text(lookup(row))
        Text("\(lookup.reads)")
    }
}

/// What only an action calls stays tracked.
final class Command: ObservableObject {
    @Published var name = ""
    private(set) var runs = 0

    @discardableResult func callAsFunction(_ row: Int) -> Bool {
        runs += 1
        return true
    }

    func title(_ row: Int) -> String { name }
}

struct CommandRow: View {
    @ObservedObject var command: Command
    let row: Int

    var body: some View {
        Text("\(command.runs) \(command.title(row))")
        Text(title(row))
        Button("Run") { command(row) }
    }

    private func title(_ row: Int) -> String { "\(row)" }
}
