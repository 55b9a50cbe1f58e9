import SwiftUI

final class Feed: ObservableObject {
  @Published var isLoading = false
  var isIdle: Bool { !isLoading }

  init() {
    guard isIdle else { return }
    isLoading = true
    DispatchQueue.main.async { self.isLoading = false }
  }
}

struct ContentView: View {
  var body: some View {
    FeedView(feed: Feed())
  }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(feed.isIdle)")
  }
}
