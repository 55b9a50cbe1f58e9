import SwiftUI

enum Backend {
    nonisolated(unsafe) static var isReady = false

    static func configure() { isReady = true }
    static func connect() -> Int { isReady ? 1 : 0 }
}

final class Members: ObservableObject {
    @Published var names: [String] = []
    private let connection = Backend.connect()
}

final class Settings: ObservableObject {
    @Published var club = UserDefaults.standard.string(forKey: "club") ?? ""
}

final class Session: ObservableObject {
    @MainActor static let shared = Session()

    @Published var isOpen = false

    init() { isOpen = Backend.connect() == 1 }
}

final class Board: ObservableObject {
    @Published var names: [String] = []
    let members = Members()
}

final class Draft: ObservableObject {
    @Published var text = String(repeating: " ", count: 2)
    let id = UUID()
    let started = Date()
    let width = Double.init(2)
    let trimmed: (String) -> String = { Backend.connect() == 1 ? $0 : "" }
}

struct ClubApp: App {
    @StateObject private var members = Members()
    @StateObject private var settings = Settings()
    @StateObject private var session = Session.shared
    @StateObject private var board = Board()
    @StateObject private var draft = Draft()

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
    @StateObject private var members = Members()
    @StateObject private var session = Session.shared

    var body: some Scene {
        WindowGroup {
            Text("\(members.names.count) \(session.isOpen)")
        }
    }
}

struct MembersView: View {
    @StateObject private var members = Members()
    @StateObject private var session = Session.shared

    var body: some View {
        Text("\(members.names.count) \(session.isOpen)")
    }
}
