import SwiftUI

@Observable
final class Store {
    var count = 0
    var names: [String] = []
    var handler: () -> Void = {}
    let limit = Limit()
}

final class Limit {
    var count = 0
}

struct StoreView: View {
    @State private var store = Store()

    var body: some View {
        Text("\(Date().description) \(store.count) \(store.names.count)")
        Button("Again") { store.withMutation(keyPath: \.count) { store.count = store.count } }
        Button("Other") {
            store.limit.count = store.limit.count
            store.handler = store.handler
            let names = store.names
            store.names = names
        }
    }
}

final class Clock {
    private let store: Store
    private let other: Store

    init(store: Store, other: Store) {
        self.store = store
        self.other = other
    }

    func tick() { store.withMutation(keyPath: \.names) { store.names = store.names } }

    func copy() {
        store.count = other.count
        store.count = store.names.count
    }

    func later() {
        then { [weak self] in
            guard let self else { return }
            self.store.withMutation(keyPath: \.count) { self.store.count = self.store.count }
            store.withMutation(keyPath: \.names) { self.store.names = self.store.names }
        }
    }

    private func then(_ action: @escaping () -> Void) { action() }
}
