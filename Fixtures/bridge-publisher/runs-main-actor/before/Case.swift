import Combine

@MainActor
final class Feed: ObservableObject {
  @Published var posts: [String] = []
  @Published private(set) var count = 0
  private var cancellables: Set<AnyCancellable> = []

  init(_ record: @escaping (String) -> Void) {
    $posts.map(\.count).assign(to: &$count)
    $count.sink { [weak self] in record("count \($0) of \(self?.posts ?? [])") }.store(in: &cancellables)
  }

  func follow(_ count: Int) async -> [Int] {
    var seen: [Int] = []
    for await posts in $posts.values {
      seen.append(posts.count)
      if seen.count == count { break }
      self.posts.append("more")
    }
    return seen
  }
}

@MainActor
public func run(_ record: @escaping (String) -> Void) async {
  let feed = Feed(record)
  feed.posts = ["a", "b"]
  feed.posts.append("c")
  record("seen \(await feed.follow(3))")
}
