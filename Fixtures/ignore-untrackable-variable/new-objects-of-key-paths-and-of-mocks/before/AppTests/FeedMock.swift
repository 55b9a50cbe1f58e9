import Combine

// No view of the app makes it, though its superclass calls this.
final class FeedMock: Feed {
  @Published var calls: [String] = []

  override func load() { calls.append("load") }
}
