import SwiftUI

@Observable
final class Notices {
  private(set) var messages: [String] = []

  func post() { messages.append("message \(messages.count + 1)") }
  func dismiss() { if !messages.isEmpty { messages.removeFirst() } }
}

struct BannerModifier: ViewModifier {
  @Environment(Notices.self) private var notices

  func body(content: Content) -> some View {
    content
    if let message = notices.messages.first {
      Text(message)
      Button("dismiss") { notices.dismiss() }
    }
  }
}

struct ContentView: View {
  @State private var notices = Notices()
  @State private var others = Notices()

  var body: some View {
    Inbox().modifier(BannerModifier()).environment(notices)
    Inbox().modifier(BannerModifier()).environment(others)
    Text("\(notices.messages.count) and \(others.messages.count)")
  }
}

struct Inbox: View {
  @Environment(Notices.self) var notices

  var body: some View { Button("post") { notices.post() } }
}
