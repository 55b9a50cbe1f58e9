import Combine
import SwiftUI

/// Kept outside of the models.
final class Log {
  var lines: [String] = []
}

@Observable
final class Drafts {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var count = 0 {
    willSet { objectWillChange.send() }
  }
  let log = Log()

  func write() {
    count += 1
    log.lines.append("draft \(count)")
  }
}

@Observable
final class Chat {
  var title = "chat"
  var unread = 0
  var muted = false
  var members = 2
  let drafts = Drafts()
  var cancellables: Set<AnyCancellable> = []
  private var links: [Link] = []

  init() {
    links = [Link(chat: self)]
  }

  var lines: String {
    access(keyPath: \.members)
    access(keyPath: \.lines)
    return drafts.log.lines.joined(separator: ", ")
  }

  /// Tells those who read the object of changes that no tracked property announces.
  func announceChanges() {
    withMutation(keyPath: \.lines) {}
    withMutation(keyPath: \.members) {}
    withMutation(keyPath: \.muted) {}
    withMutation(keyPath: \.unread) {}
  }
}

/// Passes changes on between two others.
final class Link {
  private weak var chat: Chat?

  init(chat: Chat) {
    self.chat = chat
    chat.drafts.objectWillChange
      .sink { [weak chat] _ in
        chat?.announceChanges()
      }
      .store(in: &chat.cancellables)
  }
}

struct ContentView: View {
  @State private var chat = Chat()

  var body: some View {
    Button("write") { chat.drafts.write() }
    Button("rename") { chat.title += "!" }
    Button("invite") { chat.members += 1 }
    LinesView(chat: chat)
    StateView(chat: chat)
  }
}

struct LinesView: View {
  var chat: Chat

  var body: some View { Text("\(chat.title): \(chat.lines)") }
}

struct StateView: View {
  var chat: Chat

  var body: some View { Text("\(chat.unread) \(chat.muted) \(chat.members) \(chat.drafts.count)") }
}
