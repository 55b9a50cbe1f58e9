import SwiftUI

@Observable
final class Feed {
  var posts: [String] = []
  init() { Task { posts = ["a"] } }
}

struct FeedView: View {
  var feed: Feed
  var body: some View { Text(feed.posts.joined()) }
}

struct FeedView_Previews: PreviewProvider {
  struct Preview: View {
    @State private var feed = Feed()
    var body: some View { FeedView(feed: feed) }
  }
  static var previews: some View { Preview() }
}

struct CountView: View {
  var feed: Feed
  var body: some View { Text("\(feed.posts.count)") }
}

struct CountView_Previews: PreviewProvider {
  struct Preview: View {
    @State private var feed = Feed()
    var body: some View { CountView(feed: feed) }
  }
  static var previews: some View { Preview() }
}
