import SwiftUI

struct AppState {
    var count = 0
}

enum Log {
    static var lines = 0
}

func reduce(_ state: inout AppState, by amount: Int) {
    state.count += amount
    Log.lines += 1
}

typealias AppStore = Store<AppState, Int>

/// It keeps what it is given.
final class Store<Content, Action>: ObservableObject {
    @Published private(set) var content: Content
    private let reducer: (inout Content, Action) -> Void

    init(_ content: Content, reducer: @escaping (inout Content, Action) -> Void) {
        self.content = content
        self.reducer = reducer
    }

    func send(_ action: Action) { reducer(&content, action) }
}

/// It calls what it is given.
final class Started: ObservableObject {
    @Published var taps = 0

    init(by start: (inout AppState, Int) -> Void) {
        var state = AppState()
        start(&state, 1)
    }
}

struct StartedView: View {
    @StateObject private var started = Started(by: reduce)

    var body: some View {
        Button("started \(started.taps)") { started.taps += 1 }
    }
}

struct ContentView: View {
    @StateObject private var store = AppStore(AppState(), reducer: reduce)

    var body: some View {
        Text("\(store.content.count) with \(Log.lines)")
        StartedView()
        Button("more") { store.send(1) }
    }
}
