import Combine
import SwiftUI

// What these do with their variables is more than to count.

@Observable
final class Pages {
    private var page = 0
    private(set) var rows: [String] = []

    func more() { page = load(page) }

    private func load(_ page: Int) -> Int {
        rows.append("\(page)")
        return page + 1
    }
}

@Observable
final class Turns {
    private var index = 0
    private(set) var name = ""
    private let names = ["a", "b"]

    func next() {
        index = (index + 1) % names.count
        name = names[index]
    }
}

@Observable
final class Stack {
    private var values: [Int] = []
    private(set) var last = 0

    func push(_ value: Int) { values.append(value) }
    func pop() -> Int? { values.popLast() }
}

@Observable
final class Subscriber {
    private var cancellables: Set<AnyCancellable> = []
    private(set) var count = 0

    func follow(_ numbers: PassthroughSubject<Int, Never>) {
        cancellables.insert(numbers.sink { [weak self] in self?.count = $0 })
    }
}

@Observable
final class Failure {
    private var message: String?
    private(set) var isOn = false

    func fail() { message = "failed" }
    func retry() { message = nil }
}

struct OthersView: View {
    var pages: Pages
    var turns: Turns
    var stack: Stack
    var subscriber: Subscriber
    var failure: Failure

    var body: some View {
        Text("\(pages.rows.count) \(turns.name) \(stack.last) \(subscriber.count) \(failure.isOn)")
    }
}
