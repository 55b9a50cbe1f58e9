import SwiftUI

final class Notices: ObservableObject {
  @Published private(set) var messages: [String] = []

  func post() { messages.append("message \(messages.count + 1)") }
  func dismiss() { if !messages.isEmpty { messages.removeFirst() } }
}

struct BannerModifier: ViewModifier {
  @EnvironmentObject private var notices: Notices

  func body(content: Content) -> some View {
    content
    if let message = notices.messages.first {
      Text(message)
      Button("dismiss") { notices.dismiss() }
    }
  }
}

struct ContentView: View {
  @StateObject private var notices = Notices()
  @StateObject private var others = Notices()

  var body: some View {
    Inbox().modifier(BannerModifier()).environmentObject(notices)
    Inbox().modifier(BannerModifier()).environmentObject(others)
    Text("\(notices.messages.count) and \(others.messages.count)")
  }
}

struct Inbox: View {
  @EnvironmentObject var notices: Notices

  var body: some View { Button("post") { notices.post() } }
}
