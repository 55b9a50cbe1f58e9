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

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View { Text("\(feed.isIdle)") }
}

#Preview("idle") { makePreview() }

@MainActor private func makePreview() -> some View { previewOfFeed() }

@MainActor private func previewOfFeed() -> some View { FeedView(feed: Feed()) }
