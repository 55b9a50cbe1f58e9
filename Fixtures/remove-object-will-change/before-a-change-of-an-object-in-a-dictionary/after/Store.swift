import SwiftUI

final class Row {
    var name = ""
    var count = 0
}

struct Entry {
    var name = ""
}

@Observable
final class Store {
    var rows: [Int: Row] = [:]
    var entries: [Int: Entry] = [:]
    var all: [Row] = []

    func rename() {
        withMutation(keyPath: \.all) {}
        withMutation(keyPath: \.rows) {}
        rows[3]?.name = "x"
    }

    func count() {
        withMutation(keyPath: \.all) {}
        withMutation(keyPath: \.rows) {}
        rows[3]!.count += 1
    }

    func renameFirst() {
        withMutation(keyPath: \.all) {}
        withMutation(keyPath: \.rows) {}
        self.all[safe: 0]?.name = "x"
    }

    func enter() {
        entries[1] = Entry(name: "x")
    }

    func renameEntry() {
        entries[1]?.name = "x"
    }
}

extension Array {
    subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}

struct StoreView: View {
    var store: Store

    var body: some View {
        Text(store.rows[3]?.name ?? "")
        Text("\(store.rows[3]?.count ?? 0)")
        Text(store.all[safe: 0]?.name ?? "")
        Text(store.entries[1]?.name ?? "")
    }
}
