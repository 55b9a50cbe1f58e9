import Combine
import SwiftUI

struct Post: Equatable {
  let id: Int
  var text: String

  static func == (lhs: Post, rhs: Post) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Feed {
  var post: Post? {
    willSet {
      withMutation(keyPath: \.post) {}
      postSubject.send(newValue)
    }
  }
  @ObservationIgnored private(set) lazy var postSubject = CurrentValueSubject<Post?, Never>(_post)
  var pinned: Post? {
    willSet {
      withMutation(keyPath: \.pinned) {}
      pinnedSubject.send(newValue)
    }
    didSet { print("pinned") }
  }
  @ObservationIgnored private(set) lazy var pinnedSubject = CurrentValueSubject<Post?, Never>(_pinned)
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init() {
    postSubject.sink { print($0?.text ?? "") }.store(in: &subscriptions)
    pinnedSubject.sink { print($0?.text ?? "") }.store(in: &subscriptions)
  }

  func show(_ post: Post) {
    self.post = post
    pinned = post
  }
}

struct FeedView: View {
  var feed: Feed

  var body: some View { Text(feed.post?.text ?? "") }
}
