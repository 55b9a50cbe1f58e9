import SwiftUI

struct User {
    var avatar: [UInt8] = []
    var names: [String] = []

    mutating func refresh() async {
        names = []
    }
}

@Observable
@MainActor
final class Profile {
    var user: User? = User()

    func load() async throws {
        if var newUser = user {
            newUser.avatar = try await download()
            user = newUser
        }
    }

    func download() async throws -> [UInt8] { [] }
}

@Observable
@MainActor
final class Groups {
    var groups: [String: [String]] = [:]

    func load() async {
        if var newGroups = groups["a"] {
            await newGroups.append(name())
            groups["a"] = newGroups
        }
    }

    func name() async -> String { "" }
}

@Observable
final class Feed {
    var current = User()

    func load() async {
        var newCurrent = current
        await newCurrent.refresh()
        current = newCurrent
    }
}

@Observable
final class Names {
    var names: [String] = []

    func load() async {
        var newNames = names
        await fill(&newNames)
        names = newNames
    }

    func fill(_ names: inout [String]) async {
        names.append("a")
    }
}

struct ProfileView: View {
    @State private var profile = Profile()
    @State private var groups = Groups()
    @State private var feed = Feed()
    @State private var names = Names()

    var body: some View {
        Text("\(profile.user?.avatar.count ?? 0)")
        Text("\(groups.groups.count) \(feed.current.names.count) \(names.names.count)")
    }
}

@Observable
final class Rows {
    var rows: [Int]?

    func load() async {
        if var newRows = rows {
            newRows[0] = await row()
            rows = newRows
        }
    }

    func row() async -> Int { 1 }
}

@Observable
final class Columns {
    var columns: [Int]? {
        willSet { print("columns") }
    }

    func load() async {
        if var newColumns = columns {
            newColumns[0] = await column()
            columns = newColumns
        }
    }

    func column() async -> Int { 1 }
}

struct TableView: View {
    @State private var rows = Rows()
    @State private var columns = Columns()

    var body: some View {
        Text("\(rows.rows?.count ?? 0) \(columns.columns?.count ?? 0)")
    }
}
