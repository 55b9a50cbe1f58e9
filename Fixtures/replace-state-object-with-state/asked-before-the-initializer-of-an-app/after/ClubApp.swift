import SwiftUI

enum Backend {
    nonisolated(unsafe) static var isReady = false

    static func configure() { isReady = true }
    static func connect() -> Int { isReady ? 1 : 0 }
}

@Observable
final class Members {
    var names: [String] = []
    private let connection = Backend.connect()
}

@Observable
final class Settings {
    var club = UserDefaults.standard.string(forKey: "club") ?? ""
}

@Observable
final class Session {
    @MainActor static let shared = Session()

    var isOpen = false

    init() { isOpen = Backend.connect() == 1 }
}

@Observable
final class Board {
    var names: [String] = []
    let members = Members()
}

@Observable
final class Draft {
    var text = String(repeating: " ", count: 2)
    let id = UUID()
    let started = Date()
    let width = Double.init(2)
    let trimmed: (String) -> String = { Backend.connect() == 1 ? $0 : "" }
}

struct ClubApp: App {
    @State private var members = Members()
    @State private var settings = Settings()
    @State private var session = Session.shared
    @State private var board = Board()
    @State private var draft = Draft()

    init() {
        Backend.configure()
    }

    var body: some Scene {
        WindowGroup {
            Text("\(members.names.count) \(settings.club) \(board.names.count)")
            Text(session.isOpen ? "open" : draft.text)
        }
    }
}

struct PlainApp: App {
    @State private var members = Members()
    @State private var session = Session.shared

    var body: some Scene {
        WindowGroup {
            Text("\(members.names.count) \(session.isOpen)")
        }
    }
}

struct MembersView: View {
    @State private var members = Members()
    @State private var session = Session.shared

    var body: some View {
        Text("\(members.names.count) \(session.isOpen)")
    }
}
