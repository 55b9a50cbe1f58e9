import SwiftUI

final class Feed: ObservableObject {
  @Published var isLoading = false
  @Published var count = 0
  private var loads = 0

  init() { load() }

  func load() {
    guard !isLoading else { return }
    isLoading = true
    loads += 1
    DispatchQueue.main.async { self.finish() }
  }

  func finish() {
    count += 1
    isLoading = false
  }
}

final class Clock: ObservableObject {
  @Published var ticks = 0
}

struct ContentView: View {
  @StateObject private var clock = Clock()

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
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(feed.count) \(feed.isLoading)")
    Button("load") { feed.load() }
  }
}
