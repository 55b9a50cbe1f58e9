import SwiftUI

struct User {
    var avatar: [UInt8] = []
    var names: [String] = []

    mutating func refresh() async {
        names = []
    }
}

@MainActor
final class Profile: ObservableObject {
    @Published var user: User? = User()

    func load() async throws {
        user?.avatar = try await download()
    }

    func download() async throws -> [UInt8] { [] }
}

@MainActor
final class Groups: ObservableObject {
    @Published var groups: [String: [String]] = [:]

    func load() async {
        await groups["a"]?.append(name())
    }

    func name() async -> String { "" }
}

final class Feed: ObservableObject {
    @Published var current = User()

    func load() async {
        await current.refresh()
    }
}

final class Names: ObservableObject {
    @Published var names: [String] = []

    func load() async {
        await fill(&names)
    }

    func fill(_ names: inout [String]) async {
        names.append("a")
    }
}

struct ProfileView: View {
    @StateObject private var profile = Profile()
    @StateObject private var groups = Groups()
    @StateObject private var feed = Feed()
    @StateObject private var names = Names()

    var body: some View {
        Text("\(profile.user?.avatar.count ?? 0)")
        Text("\(groups.groups.count) \(feed.current.names.count) \(names.names.count)")
    }
}

final class Rows: ObservableObject {
    var rows: [Int]? {
        didSet { objectWillChange.send() }
    }

    func load() async {
        rows?[0] = await row()
    }

    func row() async -> Int { 1 }
}

final class Columns: ObservableObject {
    @Published var columns: [Int]? {
        willSet { print("columns") }
    }

    func load() async {
        columns?[0] = await column()
    }

    func column() async -> Int { 1 }
}

struct TableView: View {
    @StateObject private var rows = Rows()
    @StateObject private var columns = Columns()

    var body: some View {
        Text("\(rows.rows?.count ?? 0) \(columns.columns?.count ?? 0)")
    }
}
