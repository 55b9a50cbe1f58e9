import SwiftUI

final class Server {
    static let shared = Server()
    private var starts: [String: Int] = [:]

    subscript(name: String) -> Int {
        get { starts[name] ?? 0 }
        set { starts[name] = newValue }
    }
}

struct StartUseCase {
    func callAsFunction() { Server.shared["called"] += 1 }
}

final class Called: ObservableObject {
    @Published var taps = 0
    private let start = StartUseCase()

    init() { start() }
}

final class Indexed: ObservableObject {
    @Published var taps = 0

    init() { Server.shared["indexed"] += 1 }
}

/// Its own values are called and indexed.
final class Own: ObservableObject {
    struct Table {
        private var values: [String: Int] = [:]

        subscript(name: String) -> Int {
            get { values[name] ?? 0 }
            set { values[name] = newValue }
        }
    }

    @Published var taps = 0
    private var table = Table()

    init() { table["own"] += 1 }
}

struct CalledView: View {
    @StateObject private var called = Called()

    var body: some View {
        Button("called \(called.taps)") { called.taps += 1 }
    }
}

struct IndexedView: View {
    @StateObject private var indexed = Indexed()

    var body: some View {
        Button("indexed \(indexed.taps)") { indexed.taps += 1 }
    }
}

struct OwnView: View {
    @StateObject private var own = Own()

    var body: some View {
        Button("own \(own.taps)") { own.taps += 1 }
    }
}

final class Root: ObservableObject {
    @Published var taps = 0
}

struct ContentView: View {
    @StateObject private var root = Root()

    var body: some View {
        CalledView()
        IndexedView()
        OwnView()
        Button("\(root.taps): \(Server.shared["called"]) \(Server.shared["indexed"])") { root.taps += 1 }
    }
}
