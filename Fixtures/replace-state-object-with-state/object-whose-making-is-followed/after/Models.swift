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

@Observable
final class Names {
    var names: [String] = standardNames()
    var pairs: [String: Int] = [:]
    var text = ""

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

@Observable
final class Log {
    var lines = 0
    let isOpen = openLog()
}

@Observable
final class Event {
    var count = 0
    private let isTracked = Analytics.track("event")
}

@Observable
final class Numbered: ObservableObject {
    var number = 0

    init() {
        lastNumber += 1
        number = lastNumber
    }
}

@Observable
final class Loader: ObservableObject {
    var names: [String] = []

    init() { load() }

    func load() {
        names.removeAll()
        DispatchQueue.global().async { print("loading") }
    }
}

@Observable
final class Visitor {
    var visits = [1]

    init() { visits.map { $0 + 1 }.forEach { print($0) } }
}

struct ModelsView: View {
    @State private var names = Names()
    @State private var log = Log()
    @State private var event = Event()
    @StateObject private var numbered = Numbered()
    @StateObject private var loader = Loader()
    @State private var visitor = Visitor()

    var body: some View {
        Text("\(names.names.count) \(names.pairs.count) \(names.text) \(log.lines) \(event.count)")
        Text("\(numbered.number) \(loader.names.count) \(visitor.visits.count)")
    }
}
