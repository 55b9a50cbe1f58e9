import SwiftUI

final class Store: ObservableObject {
    @Published var count = 0
    @Published var names: [String] = []
    @Published var handler: () -> Void = {}
    let limit = Limit()
}

final class Limit {
    var count = 0
}

struct StoreView: View {
    @StateObject private var store = Store()

    var body: some View {
        Text("\(Date().description) \(store.count) \(store.names.count)")
        Button("Again") { store.count = store.count }
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

    func tick() { store.names = store.names }

    func copy() {
        store.count = other.count
        store.count = store.names.count
    }

    func later() {
        then { [weak self] in
            guard let self else { return }
            self.store.count = self.store.count
            store.names = store.names
        }
    }

    private func then(_ action: @escaping () -> Void) { action() }
}
