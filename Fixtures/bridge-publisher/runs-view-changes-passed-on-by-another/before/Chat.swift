import Combine
import SwiftUI

/// Kept outside of the models.
final class Log {
  var lines: [String] = []
}

final class Drafts: ObservableObject {
  @Published var count = 0
  let log = Log()

  func write() {
    count += 1
    log.lines.append("draft \(count)")
  }
}

final class Chat: ObservableObject {
  @Published var title = "chat"
  @Published var unread = 0
  @Published var muted = false
  @Published var members = 2
  let drafts = Drafts()
  var cancellables: Set<AnyCancellable> = []
  private var links: [Link] = []

  init() {
    links = [Link(chat: self)]
  }

  var lines: String { drafts.log.lines.joined(separator: ", ") }
}

/// Passes changes on between two others.
final class Link {
  private weak var chat: Chat?

  init(chat: Chat) {
    self.chat = chat
    chat.drafts.objectWillChange
      .sink { [weak chat] _ in
        chat?.objectWillChange.send()
      }
      .store(in: &chat.cancellables)
  }
}

struct ContentView: View {
  @StateObject private var chat = Chat()

  var body: some View {
    Button("write") { chat.drafts.write() }
    Button("rename") { chat.title += "!" }
    Button("invite") { chat.members += 1 }
    LinesView(chat: chat)
    StateView(chat: chat)
  }
}

struct LinesView: View {
  @ObservedObject var chat: Chat

  var body: some View { Text("\(chat.title): \(chat.lines)") }
}

struct StateView: View {
  @ObservedObject var chat: Chat

  var body: some View { Text("\(chat.unread) \(chat.muted) \(chat.members) \(chat.drafts.count)") }
}
