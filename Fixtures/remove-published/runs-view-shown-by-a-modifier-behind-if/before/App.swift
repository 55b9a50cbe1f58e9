import SwiftUI

enum Repository {
  static var names: [String] = []
}

final class Feed: ObservableObject {
  @Published var isLoading = false

  func load() {
    Repository.names.append("name")
    isLoading.toggle()
  }
}

extension View {
  func counted() -> some View {
    VStack {
      self
      Text("\(Repository.names.count) names")
    }
  }
}

struct NamesView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Text("Names")
      #if os(Linux)
        .counted()
      #endif
  }
}

struct ContentView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    VStack {
      NamesView(feed: feed)
      Button("load") { feed.load() }
    }
  }
}
