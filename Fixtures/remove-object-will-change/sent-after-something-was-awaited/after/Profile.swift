import SwiftUI

@Observable
@MainActor
final class Profile {
    private(set) var scores: [String: Int]?
    private(set) var names: [String]?
    private(set) var rows: [Int] = []
    var title = ""

    /// The change begins before the value is there.
    func load() async {
        scores?["a"] = await fetch()
        withMutation(keyPath: \.scores) {}
    }

    func loadOnOneLine() async { self.names?.append(await fetchName()); withMutation(keyPath: \.names) {} }

    func loadWithMore() async {
        scores?["b"] = await fetch()
        title = "loaded"
        print(title)
        withMutation(keyPath: \.scores) {}
    }

    /// Announced before, as the change itself is.
    func loadBefore() async {
        scores?["c"] = await fetch()
    }

    /// Nothing is awaited once the change has begun.
    func loadFirst() async {
        let score = await fetch()
        scores?["d"] = score
    }

    func loadRow() async {
        rows[0] = await fetch()
    }

    func fetch() async -> Int { 3 }
    func fetchName() async -> String { "a" }
}

struct ProfileView: View {
    var profile: Profile

    var body: some View {
        Text("\(profile.scores?.count ?? 0) \(profile.names?.count ?? 0) \(profile.rows.count)")
    }
}
