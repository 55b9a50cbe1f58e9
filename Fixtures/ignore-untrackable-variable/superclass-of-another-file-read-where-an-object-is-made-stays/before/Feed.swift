import SwiftUI

final class Feed: Loader {
  @Published var posts = 0

  override init() {
    super.init()
    guard !isLoading else { return }
    isLoading = true
  }
}

struct ContentView: View {
  var body: some View { VStack { FeedView(feed: Feed()) } }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Button("\(feed.count) \(feed.isLoading)") { feed.finish() }
  }
}
