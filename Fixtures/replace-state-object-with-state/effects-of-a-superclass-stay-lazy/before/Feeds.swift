import SwiftUI

class Feed: ObservableObject {
  @Published var posts: [String] = []

  init() {
    Task { await load() }
  }

  @MainActor func load() async { posts.append("first") }
}

final class TopicFeed: Feed {
  @Published var topic = ""
}

struct TopicView: View {
  @StateObject private var feed = TopicFeed()

  var body: some View {
    TextField(feed.posts.first ?? "", text: $feed.topic)
  }
}
