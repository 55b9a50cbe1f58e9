import SwiftUI

@Observable
final class Feed {
  private(set) var items: [String] = []
  /// Nobody shows it.
  @ObservationIgnored var task: Task<Void, Never>?
  /// A view does.
  var name = ""
  var isPaused = false

  deinit {
    task?.cancel()
    print(_name)
  }
}

@Observable
nonisolated final class Archive {
  var count = 0
  var title = ""

  deinit { print(title) }
}

struct Reader {
  var feed: Feed

  func pause() { feed.isPaused = true }
}

struct FeedView: View {
  var feed: Feed

  var body: some View {
    Text("\(feed.name) \(feed.items.count) \(feed.isPaused ? "paused" : "")")
  }
}
