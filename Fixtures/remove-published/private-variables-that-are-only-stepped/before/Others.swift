import Combine
import SwiftUI

// What these do with their variables is more than to count.

final class Pages: ObservableObject {
    @Published private var page = 0
    @Published private(set) var rows: [String] = []

    func more() { page = load(page) }

    private func load(_ page: Int) -> Int {
        rows.append("\(page)")
        return page + 1
    }
}

final class Turns: ObservableObject {
    @Published private var index = 0
    @Published private(set) var name = ""
    private let names = ["a", "b"]

    func next() {
        index = (index + 1) % names.count
        name = names[index]
    }
}

final class Stack: ObservableObject {
    @Published private var values: [Int] = []
    @Published private(set) var last = 0

    func push(_ value: Int) { values.append(value) }
    func pop() -> Int? { values.popLast() }
}

final class Subscriber: ObservableObject {
    @Published private var cancellables: Set<AnyCancellable> = []
    @Published private(set) var count = 0

    func follow(_ numbers: PassthroughSubject<Int, Never>) {
        cancellables.insert(numbers.sink { [weak self] in self?.count = $0 })
    }
}

final class Failure: ObservableObject {
    @Published private var message: String?
    @Published private(set) var isOn = false

    func fail() { message = "failed" }
    func retry() { message = nil }
}

struct OthersView: View {
    @ObservedObject var pages: Pages
    @ObservedObject var turns: Turns
    @ObservedObject var stack: Stack
    @ObservedObject var subscriber: Subscriber
    @ObservedObject var failure: Failure

    var body: some View {
        Text("\(pages.rows.count) \(turns.name) \(stack.last) \(subscriber.count) \(failure.isOn)")
    }
}
