import Combine
import SwiftUI

struct Post: Equatable {
  let id: Int
  var text: String

  static func == (lhs: Post, rhs: Post) -> Bool { lhs.id == rhs.id }
}

final class Feed: ObservableObject {
  @Published var post: Post?
  @Published var pinned: Post? {
    didSet { print("pinned") }
  }
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $post.sink { print($0?.text ?? "") }.store(in: &subscriptions)
    $pinned.sink { print($0?.text ?? "") }.store(in: &subscriptions)
  }

  func show(_ post: Post) {
    self.post = post
    pinned = post
  }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View { Text(feed.post?.text ?? "") }
}
