import SwiftUI

@Observable
final class Feed: ObservableObject {
  var posts: [String] = []
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    Text(feed.posts.first ?? "")
  }
}
