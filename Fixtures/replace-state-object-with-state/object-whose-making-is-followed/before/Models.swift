import SwiftUI

var lastNumber = 0

func openLog() -> Bool {
    print("opened")
    return true
}

func standardNames() -> [String] { ["a", "b"] }

enum Analytics {
    static func track(_ event: String) -> Bool {
        print(event)
        return true
    }
}

// Making one of these changes nothing else.

final class Names: ObservableObject {
    @Published var names: [String] = standardNames()
    @Published var pairs: [String: Int] = [:]
    @Published var text = ""

    init() {
        names.append("c")
        names.sort()
        for number in 0..<3 { pairs["\(number)"] = number }
        pairs.removeValue(forKey: "0")
        text = names.map { $0.uppercased() }.joined(separator: ", ").trimmingCharacters(in: .whitespaces)
        precondition(!names.isEmpty)
        fill()
        names += Self.others()
    }

    private func fill() { names.insert("d", at: 0) }
    private static func others() -> [String] { ["e"].filter { $0.hasPrefix("e") } }
}

// Making one of these does more.

final class Log: ObservableObject {
    @Published var lines = 0
    let isOpen = openLog()
}

final class Event: ObservableObject {
    @Published var count = 0
    private let isTracked = Analytics.track("event")
}

final class Numbered: ObservableObject {
    @Published var number = 0

    init() {
        lastNumber += 1
        number = lastNumber
    }
}

final class Loader: ObservableObject {
    @Published var names: [String] = []

    init() { load() }

    func load() {
        names.removeAll()
        DispatchQueue.global().async { print("loading") }
    }
}

final class Visitor: ObservableObject {
    @Published var visits = [1]

    init() { visits.map { $0 + 1 }.forEach { print($0) } }
}

struct ModelsView: View {
    @StateObject private var names = Names()
    @StateObject private var log = Log()
    @StateObject private var event = Event()
    @StateObject private var numbered = Numbered()
    @StateObject private var loader = Loader()
    @StateObject private var visitor = Visitor()

    var body: some View {
        Text("\(names.names.count) \(names.pairs.count) \(names.text) \(log.lines) \(event.count)")
        Text("\(numbered.number) \(loader.names.count) \(visitor.visits.count)")
    }
}
