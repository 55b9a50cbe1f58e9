import SwiftUI

final class Repository {
    static let shared = Repository()
    private(set) var rows: [Int] = []

    func insert(_ row: Int) { rows.append(row) }
}

/// Its closures share a store that nobody else has.
struct Client {
    var insert: (Int) -> Void
    var count: () -> Int

    static var live: Client {
        let store = Repository()
        return Client(insert: { store.insert($0) }, count: { store.rows.count })
    }
}

final class Loader: ObservableObject {
    @Published private(set) var isLoading = false
    private let client: Client

    init(client: Client = .live) { self.client = client }

    var count: Int { client.count() }

    func load() {
        [1, 2].forEach(Repository.shared.insert)
        isLoading = false
    }

    func insert() {
        client.insert(1)
        isLoading = false
    }
}

struct ContentView: View {
    @StateObject private var loader = Loader()

    var body: some View {
        Text("\(Repository.shared.rows.count) and \(loader.count)")
        if loader.isLoading { Text("loading") }
        Button("load") { loader.load() }
        Button("insert") { loader.insert() }
    }
}
