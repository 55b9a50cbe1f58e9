import SwiftUI

enum Log {
  static var made = 0
}

final class Feed: ObservableObject {
  @Published var count = 0

  init() { Log.made += 1 }
}

enum Factory {
  static var makeFeed: () -> Feed = { Feed() }
  /// It is made once.
  static let shared: Feed = { Feed() }()
}

let makeAnother: () -> Feed = { Feed() }

struct FeedView: View {
  @StateObject private var feed = Factory.makeFeed()
  @StateObject private var other = makeAnother()
  @StateObject private var shared = Factory.shared

  var body: some View {
    Text("\(feed.count) \(other.count) \(shared.count)")
  }
}
