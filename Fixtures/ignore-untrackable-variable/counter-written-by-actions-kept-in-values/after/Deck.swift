import SwiftUI

@Observable
final class Deck {
    var title = ""
    private(set) var taps = 0
    /// What a value keeps that gives something may be asked for it while a view is made.
    @ObservationIgnored private(set) var reads = 0

    @discardableResult func tap() -> Bool {
        taps += 1
        return true
    }

    func read() -> Bool {
        reads += 1
        return true
    }
}

typealias Handler = () -> Void

struct Callback {
    let run: () -> Void
}

struct Entry {
    let title: String
    var isOn = true
    let run: Handler

    static func make(_ title: String, run: @escaping () -> Void) -> Entry {
        Entry(title: title, run: run)
    }
}

struct Question {
    let ask: () -> Bool
}

struct CallbackView: View {
    let callback: Callback

    var body: some View { Button("x") { callback.run() } }
}

struct EntriesView: View {
    let entries: [Entry]?

    init(_ entries: [Entry]? = nil) { self.entries = entries }

    var body: some View { Button("x") { entries?.first?.run() } }
}

struct QuestionView: View {
    let question: Question

    var body: some View { Text(question.ask() ? "yes" : "no") }
}

struct SaveKey: EnvironmentKey {
    static let defaultValue: () -> Void = {}
}

extension EnvironmentValues {
    var onSave: () -> Void {
        get { self[SaveKey.self] }
        set { self[SaveKey.self] = newValue }
    }
}

struct DeckView: View {
    var deck: Deck

    private var entries: [Entry] {
        [.init(title: "f") { deck.tap() }]
    }

    var body: some View {
        Text("\(deck.title) \(deck.taps)")
        CallbackView(callback: .init { deck.tap() })
        CallbackView(callback: .init(run: { deck.tap() }))
        EntriesView([.init(title: "a") { deck.tap() }, .init(title: "b", isOn: false) { deck.tap() }])
        EntriesView([.make("c") { deck.tap() }])
        EntriesView(entries)
        EntriesView(list())
        QuestionView(question: Question { deck.read() })
        Text("").environment(\.onSave, { deck.tap() })
    }

    private func list() -> [Entry] {
        let first: Entry = .init(title: "d") { deck.tap() }
        return [first, .init(title: "e", run: { deck.tap() })]
    }
}
