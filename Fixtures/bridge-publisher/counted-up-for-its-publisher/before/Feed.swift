import Combine
import SwiftUI

final class Feed: ObservableObject {
  @Published var items: [String] = []
  // Nothing reads it but its subscribers.
  @Published private var page = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $page
      .dropFirst()
      .sink { [weak self] in self?.items.append("Page \($0)") }
      .store(in: &cancellables)
  }

  func more() { page += 1 }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    List(feed.items, id: \.self) { Text($0) }
    Button("More") { feed.more() }
  }
}
