import SwiftUI

final class Feed: ObservableObject {
  @Published var count = 0
  @Published var isLoading = false

  func load() {
    MainActor.assumeIsolated {}
    isLoading = true
    count = 1
  }
}

func limit() -> Int { MainActor.assumeIsolated { 3 } }

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(feed.count) of \(limit())")
    Button("Load") { feed.load() }
  }
}

struct Screen: View {
  @StateObject private var feed = Feed()

  var body: some View {
    FeedView(feed: feed)
    Text("\(feed.isLoading)")
  }
}
