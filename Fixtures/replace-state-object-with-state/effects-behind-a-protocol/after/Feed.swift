import SwiftUI

protocol Loading: AnyObject, Observable {
  var isLoading: Bool { get }
}

@Observable
final class Feed: Loading, ObservableObject {
  var isLoading = false

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
