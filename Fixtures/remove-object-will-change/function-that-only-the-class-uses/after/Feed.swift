import Foundation
import SwiftUI

@Observable
final class Feed {
  let identifier = UUID().uuidString
  var titles: [String] = []

  func makeFilter() -> Date {
    Date.now.addingTimeInterval(-60)
  }

  func load() -> Int {
    Int(makeFilter().timeIntervalSince1970)
  }

  func refresh() {
    print(load(), identifier)
    withMutation(keyPath: \.titles) {}
  }
}

struct FeedView: View {
  var feed: Feed

  var body: some View {
    Text(feed.titles.joined())
    Text(feed.identifier)
    Button("Refresh") { feed.refresh() }
  }
}
