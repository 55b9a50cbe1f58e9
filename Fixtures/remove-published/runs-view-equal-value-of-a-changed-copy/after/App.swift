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
@Observable
final class Editor {
    private(set) var draft = Draft() { didSet { withMutation(keyPath: \.draft) {} } }
    private(set) var numbers = [3, 1] { didSet { withMutation(keyPath: \.numbers) {} } }

    private func isOld(_ number: Int) -> Bool { number > numbers.count + 5 }

    func raise() {
        Statistics.shared.calls += 1
        var newDraft = draft
        newDraft.set { min(draft.count + 1, 1) }
        draft = newDraft
    }

    func prune() {
        Statistics.shared.calls += 1
        var newNumbers = numbers
        newNumbers.removeAll(where: isOld)
        numbers = newNumbers
    }
}

@Observable
final class Store {
    private(set) var state = Draft()
    private let reduce: (inout Draft, Int) -> Void

    init(_ reducer: @escaping (inout Draft, Int) -> Void) { reduce = reducer }

    func send(_ action: Int) { reduce(&state, action) }
}

struct ContentView: View {
    @State private var editor = Editor()

    var body: some View {
        Text("\(editor.draft.count) \(editor.numbers.count) \(Statistics.shared.calls)")
        Button("raise") { editor.raise() }
        Button("prune") { editor.prune() }
        StoreView()
    }
}

struct StoreView: View {
    @State private var store = Store { state, action in
        Statistics.shared.calls += 1
        state.count = min(1, state.count + action)
    }

    var body: some View {
        Text("\(store.state.count) \(Statistics.shared.calls)")
        Button("send") { store.send(1) }
    }
}
