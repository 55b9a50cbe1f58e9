import SwiftUI

/// Two with the same number are equal, and may look different.
struct Item: Equatable {
    let number: Int
    var title: String

    static func == (lhs: Item, rhs: Item) -> Bool { lhs.number == rhs.number }
}

/// What is not published was shown with what is.
final class Editor: ObservableObject {
    @Published private(set) var edits = 0
    private(set) var current = Item(number: 1, title: "a")

    func edit() {
        current = Item(number: 1, title: current.title + "!")
        edits += 1
    }
}

struct CurrentView: View {
    @ObservedObject var editor: Editor

    var body: some View {
        Text(editor.current.title)
    }
}

final class Backoff {
    private(set) var attempts = 0

    func next() -> Int {
        attempts += 1
        return attempts * 10
    }
}

final class Connection: ObservableObject {
    @Published private(set) var phase = 0
    private let backoff = Backoff()
    private(set) var delay = 0
    private(set) var rows: [Int] = []
    var attempts: Int { backoff.attempts }

    func fail() {
        delay = min(10, backoff.next())
        phase += 1
    }

    func add() {
        if rows.isEmpty { rows.append(1) }
        _ = backoff.next()
        phase += 1
    }
}

struct AttemptsView: View {
    @ObservedObject var connection: Connection

    var body: some View {
        Text("\(connection.attempts) attempts, \(connection.delay) seconds")
    }
}

struct RowsView: View {
    @ObservedObject var connection: Connection

    var body: some View {
        Text("\(connection.rows.count) rows, \(connection.attempts) attempts")
    }
}

/// Through many layers.
final class Session {
    static let shared = Session()
    private(set) var calls = 0

    func start() { open() }
    private func open() { save() }
    private func save() { calls += 1 }
}

final class Login: ObservableObject {
    @Published var isBusy = false

    func act() {
        work()
        isBusy = false
    }

    private func work() { Session.shared.start() }
}

struct LoginView: View {
    @ObservedObject var login: Login

    var body: some View {
        Text("\(Session.shared.calls) calls \(login.isBusy)")
        Button("log in") { login.act() }
    }
}

struct ContentView: View {
    @StateObject private var editor = Editor()
    @StateObject private var connection = Connection()
    @StateObject private var login = Login()

    var body: some View {
        Text("\(editor.edits) \(connection.phase)")
        CurrentView(editor: editor)
        AttemptsView(connection: connection)
        RowsView(connection: connection)
        LoginView(login: login)
        Button("edit") { editor.edit() }
        Button("fail") { connection.fail() }
        Button("add") { connection.add() }
    }
}
