import SwiftUI

final class Feed: ObservableObject {
  @Published var posts: [String] = []
  init() { Task { posts = ["a"] } }
}

struct FeedView: View {
  @ObservedObject var feed: Feed
  var body: some View { Text(feed.posts.joined()) }
}

struct FeedView_Previews: PreviewProvider {
  struct Preview: View {
    @StateObject private var feed = Feed()
    var body: some View { FeedView(feed: feed) }
  }
  static var previews: some View { Preview() }
}

struct CountView: View {
  @ObservedObject var feed: Feed
  var body: some View { Text("\(feed.posts.count)") }
}

struct CountView_Previews: PreviewProvider {
  struct Preview: View {
    @StateObject private var feed = Feed()
    var body: some View { CountView(feed: feed) }
  }
  static var previews: some View { Preview() }
}
