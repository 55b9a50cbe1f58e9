import SwiftUI

protocol Loading: ObservableObject {
  var isLoading: Bool { get }
}

final class Feed: Loading {
  @Published var isLoading = false

  init() {
    UserDefaults.standard.set(true, forKey: "opened")
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    Text("\(feed.isLoading)")
  }
}
