import SwiftUI

final class Commands {
    var isBusy = false
    var owner: Chat?

    func run(_ command: String) {
        isBusy = true
    }
}

final class Chat: ObservableObject {
    @Published private(set) var messages: [String] = []
    let commands: Commands
    let tags: Commands

    init(commands: Commands, tags: Commands) {
        self.commands = commands
        self.tags = tags
    }

    func refresh() {
        objectWillChange.send()
    }
}

struct Setup {
    let chat: Chat

    func connect() {
        chat.commands.owner = chat
        Task { await start() }
    }

    private func start() async {
        if !chat.commands.isBusy { chat.commands.run("start") }
    }
}

enum Route: Hashable {
    case chat(Chat)

    static func == (one: Route, other: Route) -> Bool { true }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .chat(let chat): hasher.combine(chat.tags.isBusy)
        }
    }
}

struct Room {
    let commands = "commands"
}

struct ChatView: View {
    @ObservedObject var chat: Chat
    let room = Room()

    var body: some View {
        Text("\(chat.messages.count)" + room.commands)
            .onTapGesture { chat.commands.run("tap") }
    }
}
