import SwiftUI

enum Maker<Value> {
  static func of(_ make: () -> Value) -> Value { make() }
}

final class Feed: ObservableObject {
  @Published var posts: [String] = []

  func refresh() { posts.append("new") }
}

// Has no 'refresh': it is not what the view has.
final class Clock: ObservableObject {
  @Published var posts: [String] = []
}

struct FeedView: View {
  @ObservedObject var feed = Maker.of { Feed() }

  var body: some View {
    Button("\(feed.posts.count)") { feed.refresh() }
  }
}

struct ClockView: View {
  @ObservedObject var clock: Clock

  var body: some View { Text("\(clock.posts.count)") }
}
