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

struct Total {
  var count = 0

  init() {}

  init(of names: [String]?) { add() }

  mutating func add() { add(all: true) }

  mutating func add(all: Bool) { count += Repository.names.count }
}

struct Limits {
  var count = 0
  var limit = 0 {
    didSet { count = min(limit, Repository.names.count) }
  }
}

struct AddedView: View {
  @ObservedObject var feed: Feed

  private var total: Total {
    var total = Total()
    total.add()
    return total
  }

  var body: some View { Text("added \(total.count)") }
}

struct MadeView: View {
  @ObservedObject var feed: Feed

  var body: some View { Text("made \(Total(of: nil).count)") }
}

struct LimitedView: View {
  @ObservedObject var feed: Feed

  private var limits: Limits {
    var limits = Limits()
    limits.limit = 5
    return limits
  }

  var body: some View { Text("limited \(limits.count)") }
}

struct FilledView: View {
  @ObservedObject var feed: Feed

  private var count: Int {
    var count = 0
    fill(&count)
    return count
  }

  private func fill(_ count: inout Int) { count = Repository.names.count }

  var body: some View { Text("filled \(count)") }
}

extension Limits {
  var tripled: Int {
    get { count * 3 }
    set { count = newValue * Repository.names.count }
  }
}

struct TripledView: View {
  @ObservedObject var feed: Feed

  private var limits: Limits {
    var limits = Limits()
    limits.tripled = 1
    return limits
  }

  var body: some View { Text("tripled \(limits.count)") }
}

struct VisitedView: View {
  @ObservedObject var feed: Feed

  private var count: Int {
    var count = 0
    visit { count += $0.count }
    return count
  }

  private func visit(_ body: (String) -> Void) { Repository.names.forEach(body) }

  var body: some View { Text("visited \(count)") }
}

struct YieldedView: View {
  @ObservedObject var feed: Feed

  private var count: Int {
    _read { yield Repository.names.count }
  }

  var body: some View { Text("yielded \(count)") }
}

struct ContentView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    VStack {
      AddedView(feed: feed)
      MadeView(feed: feed)
      LimitedView(feed: feed)
      FilledView(feed: feed)
      TripledView(feed: feed)
      VisitedView(feed: feed)
      YieldedView(feed: feed)
      Button("load") { feed.load() }
    }
  }
}
