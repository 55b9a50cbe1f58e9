import Combine
import SwiftUI

final class Gauge: ObservableObject {
  @Published var level = 0
  private var subscription: AnyCancellable?

  // A key path that is handed on reads nothing.
  init(_ levels: AnyPublisher<Int, Never>) {
    subscription = levels.assign(to: \.level, on: self)
  }
}

class Feed: ObservableObject {
  @Published var posts: [String] = []

  init() { load() }

  func load() { posts = ["a"] }
}

struct ContentView: View {
  let levels: AnyPublisher<Int, Never>

  var body: some View {
    VStack {
      GaugeView(gauge: Gauge(levels))
      FeedView(feed: Feed())
    }
  }
}

struct GaugeView: View {
  @ObservedObject var gauge: Gauge

  var body: some View { Button("\(gauge.level)") { gauge.level += 1 } }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View { Button("\(feed.posts.count)") { feed.load() } }
}
