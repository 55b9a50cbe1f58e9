import SwiftUI

struct Draft: Equatable {
    var count = 0

    mutating func set(_ value: () -> Int) { count = value() }
}

final class Statistics {
    static let shared = Statistics()
    var calls = 0
}

/// What the property is read by while it is changed makes a copy of the change in place.
final class Editor: ObservableObject {
    @Published private(set) var draft = Draft()
    @Published private(set) var numbers = [3, 1]

    private func isOld(_ number: Int) -> Bool { number > numbers.count + 5 }

    func raise() {
        Statistics.shared.calls += 1
        draft.set { min(draft.count + 1, 1) }
    }

    func prune() {
        Statistics.shared.calls += 1
        numbers.removeAll(where: isOld)
    }
}

final class Store: ObservableObject {
    @Published private(set) var state = Draft()
    private let reduce: (inout Draft, Int) -> Void

    init(_ reducer: @escaping (inout Draft, Int) -> Void) { reduce = reducer }

    func send(_ action: Int) { reduce(&state, action) }
}

struct ContentView: View {
    @StateObject private var editor = Editor()

    var body: some View {
        Text("\(editor.draft.count) \(editor.numbers.count) \(Statistics.shared.calls)")
        Button("raise") { editor.raise() }
        Button("prune") { editor.prune() }
        StoreView()
    }
}

struct StoreView: View {
    @StateObject private var store = Store { state, action in
        Statistics.shared.calls += 1
        state.count = min(1, state.count + action)
    }

    var body: some View {
        Text("\(store.state.count) \(Statistics.shared.calls)")
        Button("send") { store.send(1) }
    }
}
