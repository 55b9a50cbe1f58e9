import Combine
import Observation

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

  init(_ record: @escaping (String) -> Void) {
    postsSubject.map(\.count).sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
    countSubject.sink { [weak self] in record("count \($0) of \(self?.posts ?? [])") }.store(in: &cancellables)
  }

  func follow(_ count: Int) async -> [Int] {
    var seen: [Int] = []
    for await posts in postsSubject.values {
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
