import SwiftUI

final class Message {
    var quote = ""
}

final class Draft: ObservableObject {
    @Published var message = Message()
    @Published var lines: [String] = [] {
        didSet { count += 1 }
    }
    @Published var title = ""
    @Published var error: (any Error)?
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
            self.lines = self.lines
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
        title = title
    }
}

struct DraftView: View {
    @ObservedObject var draft: Draft

    var body: some View {
        Text(draft.message.quote + draft.title + draft.lines.joined())
    }
}
