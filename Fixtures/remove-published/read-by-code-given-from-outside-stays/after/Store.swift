import SwiftUI

struct Numbers {
    var first = 0
    var second = 5

    mutating func apply(_ change: (inout Numbers) -> Void) { change(&self) }
}

final class ByClosure: ObservableObject {
    @Published var numbers = Numbers()

    func update(_ change: (inout Numbers) -> Void) { change(&numbers) }
}

struct ByClosureView: View {
    @ObservedObject var store: ByClosure

    var body: some View {
        Button("Copy") { store.update { $0.first = store.numbers.second } }
    }
}

final class ThroughFunction: ObservableObject {
    @Published var numbers = Numbers()

    func update(_ change: (inout Numbers) -> Void) { change(&numbers) }
}

final class Copier {
    let store: ThroughFunction

    init(store: ThroughFunction) { self.store = store }

    func copy() { store.update { $0.first = second() } }

    private func second() -> Int { store.numbers.second }
}

final class HandedOn: ObservableObject {
    @Published var numbers = Numbers()

    func update(_ change: (inout Numbers) -> Void) { edit(change) }
    private func edit(_ change: (inout Numbers) -> Void) { numbers.apply(change) }
}

func copySecond(in store: HandedOn) {
    store.update { $0.first = store.numbers.second }
}

final class ByHolder: ObservableObject {
    @Published var numbers = Numbers()
}

struct ByHolderView: View {
    @ObservedObject var store: ByHolder

    var body: some View {
        Button("Copy") { update { $0.first = store.numbers.second } }
    }

    private func update(_ change: (inout Numbers) -> Void) { change(&store.numbers) }
}

/// What the closure is given is what it reads, or it is of another object.
@Observable
final class Moved {
    var numbers = Numbers()
    var base = 0

    func update(_ change: (inout Numbers) -> Void) { change(&numbers) }
}

struct MovedView: View {
    @State private var store = Moved()
    var other: Moved

    var body: some View {
        Text("\(store.numbers.first) \(store.base)")
        Button("Copy") {
            store.update { $0.first = $0.second + store.base }
            store.update { $0.first = other.numbers.second }
            update { $0.first = store.numbers.second }
        }
    }

    private func update(_ change: (inout Numbers) -> Void) {
        var numbers = store.numbers
        change(&numbers)
        store.numbers = numbers
    }
}

protocol Updating: AnyObject {
    associatedtype State
    var state: State { get set }
}

extension Updating {
    func update(_ change: (inout State) -> Void) { change(&state) }
}

final class ByProtocol: ObservableObject, Updating {
    @Published var state = Numbers()
}

struct ByProtocolView: View {
    @ObservedObject var store: ByProtocol

    var body: some View {
        Button("Copy") { store.update { $0.first = store.state.second } }
    }
}
