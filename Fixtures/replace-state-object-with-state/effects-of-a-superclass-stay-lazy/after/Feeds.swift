import SwiftUI

@Observable
class Feed: ObservableObject {
  var posts: [String] = []

  init() {
    Task { await load() }
  }

  @MainActor func load() async { posts.append("first") }
}

@Observable
final class TopicFeed: Feed {
  var topic = ""
}

struct TopicView: View {
  @StateObject private var feed = TopicFeed()

  var body: some View {
    TextField(feed.posts.first ?? "", text: $feed.topic)
  }
}
