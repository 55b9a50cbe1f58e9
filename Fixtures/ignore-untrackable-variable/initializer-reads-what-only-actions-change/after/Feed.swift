import SwiftUI

@Observable
final class Feed {
  var isLoading = false

  init() { load() }

  func load() {
    guard !_isLoading else { return }
    isLoading = true
  }

  func stop() { isLoading = false }
}

struct ContentView: View {
  var body: some View {
    FeedView(feed: Feed())
  }
}

struct FeedView: View {
  var feed: Feed

  var body: some View {
    Button("\(feed.isLoading)") { feed.stop() }
  }
}
