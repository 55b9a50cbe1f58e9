import Combine

final class Feed: ObservableObject {
  @MainActor @Published var posts: [String] = []

  init() {}

  @MainActor func follow() -> AnyCancellable { $posts.sink { print($0) } }
}
