import SwiftUI

@Observable
final class Feed {
  var posts: [String] = []

  init() {
    Task { posts = ["first"] }
  }
}

struct FeedView: View {
  var feed: Feed

  var body: some View { Text(feed.posts.first ?? "") }
}

private struct FeedPreview: View {
  @State var feed = Feed()

  var body: some View { FeedView(feed: feed) }
}

struct FeedView_Previews: PreviewProvider {
  struct Holder: View {
    @State var feed = Feed()

    var body: some View { FeedView(feed: feed) }
  }

  static var previews: some View { Holder() }
}

#Preview { FeedPreview() }
