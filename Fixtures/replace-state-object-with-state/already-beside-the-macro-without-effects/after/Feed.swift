import SwiftUI

@Observable
final class Feed {
  var posts: [String] = []
}

struct FeedView: View {
  @State private var feed = Feed()

  var body: some View {
    Text(feed.posts.first ?? "")
  }
}
