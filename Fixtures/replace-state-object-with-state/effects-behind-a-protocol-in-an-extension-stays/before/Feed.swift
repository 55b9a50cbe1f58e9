import SwiftUI

protocol Loading: ObservableObject {
  var isLoading: Bool { get }
}

final class Feed {
  @Published var isLoading = false

  init() {
    UserDefaults.standard.set(true, forKey: "opened")
  }
}

extension Feed: Loading {}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View { Text("\(feed.isLoading)") }
}
