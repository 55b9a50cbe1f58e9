import SwiftUI

struct Line {
    var text = ""

    mutating func change(_ count: Int, _ make: () -> String) { text = make() + "\(count)" }
    mutating func load(_ done: @escaping () -> Void) { text = "" }
}

/// Changes what it is itself, and no list that it is in.
final class Page {
    var lines: [String] = []
    var line = Line()
}

final class Words: ObservableObject {
    @Published var counts: [String: Int] = [:]
    @Published var lines: [Line] = [Line()]
    @Published var pages: [Page] = [Page()]

    func add() {
        counts.merge(counts.mapValues { $0 + 1 }) { $1 }
        counts.merge(counts, uniquingKeysWith: +)
        lines[0].change(lines.count) { "a" }
        pages[0].lines.removeAll { _ in pages.count > 1 }
        pages[0].line.change(1) { "\(pages.count)" }
    }
}

struct WordsView: View {
    @StateObject private var words = Words()

    var body: some View {
        Text("\(words.counts.count) \(words.lines.count) \(words.pages.count)")
    }
}
