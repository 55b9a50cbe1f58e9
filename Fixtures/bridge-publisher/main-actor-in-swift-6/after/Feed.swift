import Combine
import SwiftUI

@Observable
@MainActor
final class Feed {
  var posts: [String] = [] {
    willSet { postsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var postsSubject = CurrentValueSubject<[String], Never>(_posts)
  private(set) var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    postsSubject.map(\.count).sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
    postsSubject.sink { [weak self] posts in self?.show(posts) }.store(in: &cancellables)
  }

  private func show(_ posts: [String]) {}
}

struct FeedView: View {
  @State private var feed = Feed()

  var body: some View {
    List(feed.posts, id: \.self) { Text($0) }
      .onReceive(feed.countSubject) { print($0) }
  }
}
