import Combine
import Observation

@Observable
final class Feed {
  @MainActor var posts: [String] = [] {
    willSet { postsSubject.send(newValue) }
  }
  @MainActor @ObservationIgnored private(set) lazy var postsSubject = CurrentValueSubject<[String], Never>(_posts)

  init() {}

  @MainActor func follow() -> AnyCancellable { postsSubject.sink { print($0) } }
}
