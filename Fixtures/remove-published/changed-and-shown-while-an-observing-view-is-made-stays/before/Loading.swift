import SwiftUI

/// A getter loads on demand, below what shows whether it has.
final class Feed: ObservableObject {
  @Published private(set) var items: [Int]?

  var isLoaded: Bool { items != nil }

  var list: [Int] {
    if let items { return items }
    let new = [1, 2]
    items = new
    return new
  }

  func reload() { items = nil }
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    Text(feed.isLoaded ? "loaded" : "loading")
    Text("\(feed.list)")
    Button("reload", action: feed.reload)
  }
}

final class Pages: ObservableObject {
  @Published var page = 9
  let count = 3

  func clamped() -> Int {
    if page >= count { page = count - 1 }
    return page
  }
}

struct PagesView: View {
  @ObservedObject var pages: Pages

  var body: some View {
    Button("page \(pages.page)") { pages.page += 1 }
    Text("\(pages.clamped())")
  }
}
