import SwiftUI

struct Line {
    var text = ""

    mutating func change(_ count: Int, _ make: () -> String) { text = make() + "\(count)" }
    mutating func load(_ done: @escaping () -> Void) { text = "" }
}

/// Keeps what it is given.
struct Field {
    var text = ""
    private var submit: (() -> Void)?

    mutating func onSubmit(_ action: @escaping () -> Void) { submit = action }
}

/// Changes what it is itself, and no list that it is in.
final class Page {
    var lines: [String] = []
    var line = Line()
}

@Observable
final class Words {
    var counts: [String: Int] = [:]
    var lines: [Line] = [Line()]
    var pages: [Page] = [Page()]

    var field = Field()
    var last = Line() {
        didSet { print(oldValue.text) }
    }

    init() {
        field.onSubmit { [weak self] in print(self?.field.text ?? "") }
    }

    func add() {
        last.change(1) { last.text }
        counts.merge(counts.mapValues { $0 + 1 }) { $1 }
        counts.merge(counts, uniquingKeysWith: +)
        lines[0].change(lines.count) { "a" }
        pages[0].lines.removeAll { _ in pages.count > 1 }
        pages[0].line.change(1) { "\(pages.count)" }
    }
}

struct WordsView: View {
    @State private var words = Words()

    var body: some View {
        Text("\(words.counts.count) \(words.lines.count) \(words.pages.count)")
        Text(words.field.text + words.last.text)
    }
}
