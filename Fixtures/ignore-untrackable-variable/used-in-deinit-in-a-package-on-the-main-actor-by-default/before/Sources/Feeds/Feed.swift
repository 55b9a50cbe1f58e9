import SwiftUI

final class Feed: ObservableObject {
  @Published private(set) var items: [String] = []
  /// Nobody shows it.
  var task: Task<Void, Never>?
  /// A view does.
  var name = ""
  var isPaused = false

  deinit {
    task?.cancel()
    print(name)
  }
}

nonisolated final class Archive: ObservableObject {
  @Published var count = 0
  var title = ""

  deinit { print(title) }
}

struct Reader {
  @ObservedObject var feed: Feed

  func pause() { feed.isPaused = true }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(feed.name) \(feed.items.count) \(feed.isPaused ? "paused" : "")")
  }
}
