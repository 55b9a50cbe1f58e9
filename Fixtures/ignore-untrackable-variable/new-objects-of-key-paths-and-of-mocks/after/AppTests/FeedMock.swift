import Observation

// No view of the app makes it, though its superclass calls this.
@Observable
final class FeedMock: Feed {
  var calls: [String] = []

  override func load() { calls.append("load") }
}
