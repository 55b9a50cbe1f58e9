import SwiftUI

final class Feed: ObservableObject {
  @Published var isLoading = false
  @Published var posts: [Int] = []

  func load() {
    guard !isLoading else { return }
    isLoading = true
    DispatchQueue.main.async {
      self.posts.append(1)
      self.isLoading = false
    }
  }
}

// Calls it on the object that it has from the start.
struct OwnFeedView: View {
  @ObservedObject var feed = Feed()

  init() { feed.load() }

  var body: some View { Text("own \(feed.posts.count) \(feed.isLoading)") }
}

// Calls it on an object that it makes.
struct MadeFeedView: View {
  @ObservedObject private var feed: Feed

  init(isShort: Bool) {
    let made = Feed()
    made.load()
    feed = made
  }

  var body: some View { Text("made \(feed.posts.count) \(feed.isLoading)") }
}

struct ContentView: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      OwnFeedView()
      MadeFeedView(isShort: true)
    }
    Button("tap") { taps += 1 }
  }
}
