import SwiftUI

enum Repository {
  static var names: [String] = []
}

@Observable
final class Feed {
  var isLoading = false

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
  var feed: Feed

  var body: some View {
    let _ = feed.isLoading
    Text("Names")
      #if os(Linux)
        .counted()
      #endif
  }
}

struct ContentView: View {
  @State private var feed = Feed()

  var body: some View {
    VStack {
      NamesView(feed: feed)
      Button("load") { feed.load() }
    }
  }
}
