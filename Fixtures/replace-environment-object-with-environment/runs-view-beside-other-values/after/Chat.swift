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

@Observable
final class Chat {
  private(set) var messages: [String] = []
  var draft = ""

  func send() {
    messages.append(draft.isEmpty ? "hello" : draft)
    draft = ""
  }
}

@Observable
final class Presence {
  var isOnline = false
}

struct ContentView: View {
  @State private var chat = Chat()
  @State private var presence = Presence()
  @State private var isCompact = false

  var body: some View {
    Group {
      ChatView()
      Toggle("compact", isOn: $isCompact)
    }
    .environment(\.isCompact, isCompact)
    .environment(chat)
    .environment(presence)
  }
}

struct ChatView: View {
  @Environment(Chat.self) var chat
  @Environment(Presence.self) private var presence

  var body: some View {
    @Bindable var chat = chat
    @Bindable var presence = presence
    Toggle("online", isOn: $presence.isOnline)
    TextField("draft", text: $chat.draft)
    Button("send") { chat.send() }.disabled(!presence.isOnline)
    MessageList()
  }
}

struct MessageList: View {
  @Environment(Chat.self) private var chat
  @Environment(\.isCompact) private var isCompact

  var body: some View {
    if isCompact {
      Text("\(chat.messages.count) messages")
    } else {
      ForEach(chat.messages.indices, id: \.self) { Text(chat.messages[$0]) }
    }
  }
}
