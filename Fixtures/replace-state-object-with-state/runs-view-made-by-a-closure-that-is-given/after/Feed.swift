import SwiftUI

@Observable
@MainActor final class Feed: ObservableObject {
  static var made = 0
  var items = 0

  init() {
    Feed.made += 1
    items = Feed.made
  }
}

struct FeedView: View {
  @StateObject private var feed: Feed

  init(feed: @autoclosure @escaping () -> Feed) {
    _feed = StateObject(wrappedValue: feed())
  }

  var body: some View { Text("feed \(feed.items)") }
}

struct PlayerView: View {
  @StateObject private var feed: Feed

  init(make: @escaping @MainActor () -> Feed = { Feed() }) {
    self._feed = .init(wrappedValue: make())
  }

  var body: some View { Text("player \(feed.items)") }
}

@Observable
final class Draft {
  var text = ""
}

/// Nothing but the object is made.
struct DraftView: View {
  @State private var draft: Draft

  init(make: @escaping () -> Draft) { _draft = State(wrappedValue: make()) }

  var body: some View { TextField("draft", text: $draft.text) }
}

struct ContentView: View {
  @State private var taps = 0

  var body: some View {
    Button("taps \(taps)") { taps += 1 }
    FeedView(feed: Feed())
    PlayerView()
    DraftView { Draft() }
  }
}
