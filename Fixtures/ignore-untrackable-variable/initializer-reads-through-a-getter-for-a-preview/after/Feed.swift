import SwiftUI

@Observable
final class Feed {
  static let shared = Feed()

  var isLoading = false
  var isIdle: Bool { !isLoading }

  init() {
    guard isIdle else { return }
    isLoading = true
    DispatchQueue.main.async { self.isLoading = false }
  }
}

struct FeedView: View {
  var feed = Feed.shared

  var body: some View {
    Text("\(feed.isIdle)")
  }
}

struct FeedPreviews: PreviewProvider {
  static var previews: some View {
    FeedView(feed: Feed())
  }
}
