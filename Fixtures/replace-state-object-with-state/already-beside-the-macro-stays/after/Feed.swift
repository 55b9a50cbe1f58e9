import SwiftUI

@Observable
final class Feed: ObservableObject {
  var posts: [String] = []

  init() {
    Task { await load() }
  }

  @MainActor func load() async { posts.append("first") }
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    Text(feed.posts.first ?? "")
  }
}
