import SwiftUI

enum Repository {
  static var names: [String] = []
}

final class Feed: ObservableObject {
  @Published var loads = 0

  func load() {
    Repository.names.append("name")
    loads += 1
  }
}

// What it reads of the object stands in code that is not compiled here.
struct PlatformView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    VStack {
      Text("\(Repository.names.count) names")
      #if os(macOS)
        Text("\(feed.loads) loads")
      #endif
    }
  }
}

// In functions and closures that are not called.
struct CountView: View {
  @ObservedObject var feed: Feed
  var showsLoads = false

  private var text: String {
    func loads() -> String { "\(feed.loads) loads" }
    let names = { "\(Repository.names.count) of them" }
    return showsLoads ? loads() : names()
  }

  var body: some View { Text(text) }
}

struct HeldView: View {
  @ObservedObject var feed: Feed
  var showsLoads = false

  private var text: String {
    let loads = { "\(feed.loads) loads" }
    if showsLoads { return loads() }
    return "\(Repository.names.count) in all"
  }

  var body: some View { Text(text) }
}

struct LateView: View {
  @ObservedObject var feed: Feed
  var showsLoads = false

  private var text: String {
    lazy var loads = "\(feed.loads) loads"
    return showsLoads ? loads : "\(Repository.names.count) at last"
  }

  var body: some View { Text(text) }
}

// Here it is read in any case.
struct LoadsView: View {
  @ObservedObject var feed: Feed

  private var text: String {
    func loads() -> String { "\(feed.loads) loads" }
    #if os(macOS)
      return loads() + ", \(Repository.names.count) names"
    #else
      return loads() + " of \(Repository.names.count)"
    #endif
  }

  var body: some View { Text(text) }
}

struct ContentView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    VStack {
      PlatformView(feed: feed)
      CountView(feed: feed)
      HeldView(feed: feed)
      LateView(feed: feed)
      LoadsView(feed: feed)
      Button("load") { feed.load() }
    }
  }
}
