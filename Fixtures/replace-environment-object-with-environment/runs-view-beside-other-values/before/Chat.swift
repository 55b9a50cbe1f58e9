import SwiftUI

private struct IsCompactKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isCompact: Bool {
    get { self[IsCompactKey.self] }
    set { self[IsCompactKey.self] = newValue }
  }
}

final class Chat: ObservableObject {
  @Published private(set) var messages: [String] = []
  @Published var draft = ""

  func send() {
    messages.append(draft.isEmpty ? "hello" : draft)
    draft = ""
  }
}

final class Presence: ObservableObject {
  @Published var isOnline = false
}

struct ContentView: View {
  @StateObject private var chat = Chat()
  @StateObject private var presence = Presence()
  @State private var isCompact = false

  var body: some View {
    Group {
      ChatView()
      Toggle("compact", isOn: $isCompact)
    }
    .environment(\.isCompact, isCompact)
    .environmentObject(chat)
    .environmentObject(presence)
  }
}

struct ChatView: View {
  @EnvironmentObject var chat: Chat
  @EnvironmentObject private var presence: Presence

  var body: some View {
    Toggle("online", isOn: $presence.isOnline)
    TextField("draft", text: $chat.draft)
    Button("send") { chat.send() }.disabled(!presence.isOnline)
    MessageList()
  }
}

struct MessageList: View {
  @EnvironmentObject private var chat: Chat
  @Environment(\.isCompact) private var isCompact

  var body: some View {
    if isCompact {
      Text("\(chat.messages.count) messages")
    } else {
      ForEach(chat.messages.indices, id: \.self) { Text(chat.messages[$0]) }
    }
  }
}
