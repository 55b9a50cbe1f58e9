import Foundation
import SwiftUI

@Observable
final class Feed {
  var titles: [String] = []

  func makeFilter() -> Date {
    access(keyPath: \.titles)
    return Date.now.addingTimeInterval(-60)
  }

  func refresh() {
    withMutation(keyPath: \.titles) {}
  }

  struct Row: View {
    var feed: Feed

    var body: some View {
      Text("since \(feed.makeFilter().timeIntervalSince1970)")
      Button("Refresh") { feed.refresh() }
    }
  }
}
