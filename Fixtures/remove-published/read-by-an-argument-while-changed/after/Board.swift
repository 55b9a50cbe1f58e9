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

@Observable
final class ByAutoclosure {
    var counter = Counter()

    func update() {
        var newCounter = counter
        newCounter.update(with: counter.limit)
        counter = newCounter
    }
}

@Observable
final class ByAutoclosureOfView {
    var counters: [Counter] = []
}

struct ByAutoclosureView: View {
    var board: ByAutoclosureOfView

    var body: some View {
        Button("Update") {
            var counters = board.counters
            counters[0].update(with: board.counters.count)
            board.counters = counters
        }
    }
}

@Observable
final class ByFunction {
    var counter = Counter()

    func update() {
        var newCounter = counter
        newCounter.update(by: limit)
        counter = newCounter
    }
    private func limit() -> Int { counter.limit }
}

@Observable
final class ByGlobalFunction {
    var count = 0

    func update() {
        var newCount = count
        set(&newCount, to: count + 1)
        count = newCount
    }
}

@Observable
final class ByOperator {
    var isOn = false

    func update() {
        var newIsOn = isOn
        newIsOn ||= !isOn
        isOn = newIsOn
    }
}

@Observable
final class ByRule {
    var counter = Counter()

    func check() {
        var newCounter = counter
        newCounter.keep(Highest(board: self))
        counter = newCounter
    }
}

struct Highest: Rule {
    let board: ByRule

    func accepts(_ count: Int) -> Bool { count < board.counter.limit }
}

@Observable
final class ByKeeper {
    var counter = Counter()
    @ObservationIgnored private lazy var keeper = Keeper(board: self)

    func ask() {
        var newCounter = counter
        newCounter.ask(keeper)
        counter = newCounter
    }
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
@Observable
final class Moved {
    var counter = Counter()
    var base = 0
    var isOn = false

    func update() {
        counter.update(with: base)
        counter.reset(to: counter.limit)
        counter.keep(Lowest())
        isOn ||= base > 0
        set(&base, to: counter.limit)
    }
}

struct MovedView: View {
    @State private var board = Moved()

    var body: some View {
        Text("\(board.counter.count) \(board.base) \(String(board.isOn))")
    }
}
