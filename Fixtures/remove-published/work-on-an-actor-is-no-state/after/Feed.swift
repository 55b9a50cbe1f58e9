import SwiftUI

@Observable
final class Feed {
  var count = 0
  var isLoading = false

  func load() {
    MainActor.assumeIsolated {}
    isLoading = true
    count = 1
  }
}

func limit() -> Int { MainActor.assumeIsolated { 3 } }

struct FeedView: View {
  var feed: Feed

  var body: some View {
    Text("\(feed.count) of \(limit())")
    Button("Load") { feed.load() }
  }
}

struct Screen: View {
  @State private var feed = Feed()

  var body: some View {
    FeedView(feed: feed)
    Text("\(feed.isLoading)")
  }
}
