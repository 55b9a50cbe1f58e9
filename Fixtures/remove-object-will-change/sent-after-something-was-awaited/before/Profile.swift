import SwiftUI

@MainActor
final class Profile: ObservableObject {
    private(set) var scores: [String: Int]?
    private(set) var names: [String]?
    private(set) var rows: [Int] = []
    @Published var title = ""

    /// The change begins before the value is there.
    func load() async {
        scores?["a"] = await fetch()
        objectWillChange.send()
    }

    func loadOnOneLine() async { self.names?.append(await fetchName()); objectWillChange.send() }

    func loadWithMore() async {
        scores?["b"] = await fetch()
        title = "loaded"
        print(title)
        objectWillChange.send()
    }

    /// Announced before, as the change itself is.
    func loadBefore() async {
        objectWillChange.send()
        scores?["c"] = await fetch()
    }

    /// Nothing is awaited once the change has begun.
    func loadFirst() async {
        let score = await fetch()
        scores?["d"] = score
        objectWillChange.send()
    }

    func loadRow() async {
        rows[0] = await fetch()
        objectWillChange.send()
    }

    func fetch() async -> Int { 3 }
    func fetchName() async -> String { "a" }
}

struct ProfileView: View {
    @ObservedObject var profile: Profile

    var body: some View {
        Text("\(profile.scores?.count ?? 0) \(profile.names?.count ?? 0) \(profile.rows.count)")
    }
}
