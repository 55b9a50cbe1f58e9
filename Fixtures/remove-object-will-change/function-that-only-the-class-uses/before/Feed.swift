import Foundation
import SwiftUI

final class Feed: ObservableObject {
  let identifier = UUID().uuidString
  @Published var titles: [String] = []

  func makeFilter() -> Date {
    Date.now.addingTimeInterval(-60)
  }

  func load() -> Int {
    Int(makeFilter().timeIntervalSince1970)
  }

  func refresh() {
    print(load(), identifier)
    objectWillChange.send()
  }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Text(feed.titles.joined())
    Text(feed.identifier)
    Button("Refresh") { feed.refresh() }
  }
}
