import SwiftUI

final class Feed: ObservableObject {
  @Published var posts: [String] = []

  init() {
    Task { posts = ["first"] }
  }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View { Text(feed.posts.first ?? "") }
}

private struct FeedPreview: View {
  @StateObject var feed = Feed()

  var body: some View { FeedView(feed: feed) }
}

struct FeedView_Previews: PreviewProvider {
  struct Holder: View {
    @StateObject var feed = Feed()

    var body: some View { FeedView(feed: feed) }
  }

  static var previews: some View { Holder() }
}

#Preview { FeedPreview() }
