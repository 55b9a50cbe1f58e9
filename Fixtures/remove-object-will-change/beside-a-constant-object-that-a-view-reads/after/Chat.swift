import SwiftUI

final class Commands {
    var isBusy = false
}

@Observable
final class Chat {
    private(set) var messages: [String] = []
    private(set) var commands = Commands()

    func refresh() {
        withMutation(keyPath: \.commands) {}
        withMutation(keyPath: \.messages) {}
    }
}

struct ChatView: View {
    var chat: Chat

    var body: some View {
        Text("\(chat.messages.count)")
        label()
    }

    private func label() -> some View {
        Text(title(of: chat))
    }

    private func title(of chat: Chat) -> String {
        chat.commands.isBusy ? "busy" : "idle"
    }
}
