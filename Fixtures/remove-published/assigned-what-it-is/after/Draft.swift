import SwiftUI

final class Message {
    var quote = ""
}

@Observable
final class Draft {
    var message = Message() { didSet { withMutation(keyPath: \.message) {} } }
    var lines: [String] = [] {
        didSet { count += 1 }
    }
    var title = ""
    var error: (any Error)?
    private var count = 0

    init() {
        lines = []
        title = title
    }

    func quote(_ text: String) {
        message.quote = text
        message = message
    }

    func refresh() {
        DispatchQueue.main.async {
            self.withMutation(keyPath: \.lines) { self.lines = self.lines }
        }
        count = count + 0
    }

    /// What is caught has a name that nobody writes.
    func send() {
        do {
            try deliver(message)
        } catch is CancellationError {
            error = error
        } catch {
            self.error = error
        }
    }

    private func deliver(_ message: Message) throws {}

    func rename(title: String) {
        self.title = title
    }

    func trim() {
        let lines = self.lines
        self.lines = lines.filter { !$0.isEmpty }
    }
}

extension Draft {
    func announce() {
        withMutation(keyPath: \.title) { title = title }
    }
}

struct DraftView: View {
    var draft: Draft

    var body: some View {
        Text(draft.message.quote + draft.title + draft.lines.joined())
    }
}
