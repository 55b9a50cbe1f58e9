import Combine
import SwiftUI

@Observable
final class Gauge {
  var level = 0
  private var subscription: AnyCancellable?

  // A key path that is handed on reads nothing.
  init(_ levels: AnyPublisher<Int, Never>) {
    subscription = levels.assign(to: \.level, on: self)
  }
}

@Observable
class Feed {
  var posts: [String] = []

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
  var gauge: Gauge

  var body: some View { Button("\(gauge.level)") { gauge.level += 1 } }
}

struct FeedView: View {
  var feed: Feed

  var body: some View { Button("\(feed.posts.count)") { feed.load() } }
}
