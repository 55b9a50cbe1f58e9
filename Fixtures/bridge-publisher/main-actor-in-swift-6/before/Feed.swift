import Combine
import SwiftUI

@MainActor
final class Feed: ObservableObject {
  @Published var posts: [String] = []
  @Published private(set) var count = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $posts.map(\.count).assign(to: &$count)
    $posts.sink { [weak self] posts in self?.show(posts) }.store(in: &cancellables)
  }

  private func show(_ posts: [String]) {}
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    List(feed.posts, id: \.self) { Text($0) }
      .onReceive(feed.$count) { print($0) }
  }
}
