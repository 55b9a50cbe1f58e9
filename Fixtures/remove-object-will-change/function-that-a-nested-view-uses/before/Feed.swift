import Foundation
import SwiftUI

final class Feed: ObservableObject {
  @Published var titles: [String] = []

  func makeFilter() -> Date {
    Date.now.addingTimeInterval(-60)
  }

  func refresh() {
    objectWillChange.send()
  }

  struct Row: View {
    @ObservedObject var feed: Feed

    var body: some View {
      Text("since \(feed.makeFilter().timeIntervalSince1970)")
      Button("Refresh") { feed.refresh() }
    }
  }
}
