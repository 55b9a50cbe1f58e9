import SwiftUI

@Observable
final class Feed: ObservableObject {
  var isLoading = false
  var count = 0
  @ObservationIgnored private var loads = 0

  init() { load() }

  func load() {
    guard !_isLoading else { return }
    isLoading = true
    loads += 1
    DispatchQueue.main.async { self.finish() }
  }

  func finish() {
    count += 1
    isLoading = false
  }
}

@Observable
final class Clock {
  var ticks = 0
}

struct ContentView: View {
  @State private var clock = Clock()

  var body: some View {
    Button("tick") { clock.ticks += 1 }
    Text("\(clock.ticks)")
    FeedView()
    InlineFeedView(feed: Feed())
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    Text("\(feed.count) \(feed.isLoading)")
    Button("load") { feed.load() }
  }
}

struct InlineFeedView: View {
  var feed: Feed

  var body: some View {
    Text("\(feed.count) \(feed.isLoading)")
    Button("load") { feed.load() }
  }
}
