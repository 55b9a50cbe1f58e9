import SwiftUI

final class Lobby {
    static let shared = Lobby()
    private(set) var members: [String] = []

    func add(_ name: String) { members.append(name) }

    func update(_ change: (Lobby) -> Void) { change(self) }
}

func with<Value>(_ value: Value, _ body: (Value) -> Void) { body(value) }

func join(_ lobby: Lobby) { lobby.add("function") }

struct Joiner {
    let name: String

    func join(_ lobby: Lobby) { lobby.add(name) }
}

@Observable
final class ByFunction: ObservableObject {
    var taps = 0

    init() { join(Lobby.shared) }
}

@Observable
final class ByMethod: ObservableObject {
    var taps = 0

    init() { Joiner(name: "method").join(.shared) }
}

@Observable
final class ByClosure: ObservableObject {
    var taps = 0

    init() { Lobby.shared.update { $0.add("closure") } }
}

@Observable
final class ByHelper: ObservableObject {
    var taps = 0

    init() { with(Lobby.shared) { lobby in lobby.add("helper") } }
}

/// The lobby is its own.
@Observable
final class Alone {
    var taps = 0
    private let lobby = Lobby()

    init() { join(lobby) }
}

struct FunctionView: View {
    @StateObject private var model = ByFunction()

    var body: some View { Button("function \(model.taps)") { model.taps += 1 } }
}

struct MethodView: View {
    @StateObject private var model = ByMethod()

    var body: some View { Button("method \(model.taps)") { model.taps += 1 } }
}

struct ClosureView: View {
    @StateObject private var model = ByClosure()

    var body: some View { Button("closure \(model.taps)") { model.taps += 1 } }
}

struct HelperView: View {
    @StateObject private var model = ByHelper()

    var body: some View { Button("helper \(model.taps)") { model.taps += 1 } }
}

struct AloneView: View {
    @State private var model = Alone()

    var body: some View { Button("alone \(model.taps)") { model.taps += 1 } }
}

struct ContentView: View {
    @State private var taps = 0

    var body: some View {
        FunctionView()
        MethodView()
        ClosureView()
        HelperView()
        AloneView()
        Button("\(taps) with \(Lobby.shared.members.joined(separator: " "))") { taps += 1 }
    }
}
