import SwiftUI

infix operator ||= : AssignmentPrecedence

func ||= (value: inout Bool, other: @autoclosure () -> Bool) { value = value || other() }

func set(_ value: inout Int, to new: @autoclosure () -> Int) { value = new() }

struct Counter {
    var count = 0
    var limit = 9

    mutating func update(with count: @autoclosure () -> Int) { self.count = count() }
    mutating func update(by count: () -> Int) { self.count = count() }
    mutating func reset(to count: Int) { self.count = count }
    mutating func keep(_ rule: some Rule) { if !rule.accepts(count) { count = 0 } }
    mutating func ask(_ keeper: Keeper) { count = keeper.best }
}

protocol Rule {
    func accepts(_ count: Int) -> Bool
}

final class ByAutoclosure: ObservableObject {
    @Published var counter = Counter()

    func update() { counter.update(with: counter.limit) }
}

final class ByAutoclosureOfView: ObservableObject {
    @Published var counters: [Counter] = []
}

struct ByAutoclosureView: View {
    @ObservedObject var board: ByAutoclosureOfView

    var body: some View {
        Button("Update") { board.counters[0].update(with: board.counters.count) }
    }
}

final class ByFunction: ObservableObject {
    @Published var counter = Counter()

    func update() { counter.update(by: limit) }
    private func limit() -> Int { counter.limit }
}

final class ByGlobalFunction: ObservableObject {
    @Published var count = 0

    func update() { set(&count, to: count + 1) }
}

final class ByOperator: ObservableObject {
    @Published var isOn = false

    func update() { isOn ||= !isOn }
}

final class ByRule: ObservableObject {
    @Published var counter = Counter()

    func check() { counter.keep(Highest(board: self)) }
}

struct Highest: Rule {
    let board: ByRule

    func accepts(_ count: Int) -> Bool { count < board.counter.limit }
}

final class ByKeeper: ObservableObject {
    @Published var counter = Counter()
    private lazy var keeper = Keeper(board: self)

    func ask() { counter.ask(keeper) }
}

final class Keeper {
    unowned let board: ByKeeper
    var best: Int { board.counter.limit }

    init(board: ByKeeper) { self.board = board }
}

struct Lowest: Rule {
    func accepts(_ count: Int) -> Bool { count > 0 }
}

/// Other arguments are evaluated before, and other rules read something else.
final class Moved: ObservableObject {
    @Published var counter = Counter()
    @Published var base = 0
    @Published var isOn = false

    func update() {
        counter.update(with: base)
        counter.reset(to: counter.limit)
        counter.keep(Lowest())
        isOn ||= base > 0
        set(&base, to: counter.limit)
    }
}

struct MovedView: View {
    @StateObject private var board = Moved()

    var body: some View {
        Text("\(board.counter.count) \(board.base) \(String(board.isOn))")
    }
}
