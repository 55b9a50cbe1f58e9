import SwiftUI

final class Commands {
    var isBusy = false
}

final class Chat: ObservableObject {
    @Published private(set) var messages: [String] = []
    let commands = Commands()

    func refresh() {
        objectWillChange.send()
    }
}

struct ChatView: View {
    @ObservedObject var chat: Chat

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
