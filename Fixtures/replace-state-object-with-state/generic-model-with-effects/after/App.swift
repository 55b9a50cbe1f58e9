import SwiftUI

enum Log {
  static var made = 0
}

protocol Service: AnyObject {
  init()
}

final class Remote: Service {
  init() { Log.made += 1 }
}

protocol Starter {
  static func start()
}

enum Server: Starter {
  static func start() { Log.made += 1 }
}

/// What its parameter stands for is made with it.
@Observable
final class Feed<S: Service>: ObservableObject {
  let service = S()
  var count = 0
}

/// What its parameter stands for is started by its initializer.
@Observable
final class Monitor<S: Starter>: ObservableObject {
  var count = 0

  init() { S.start() }
}

@Observable
final class Counter<Value> {
  var values: [Value] = []
}

struct FeedView: View {
  @StateObject private var feed = Feed<Remote>()
  @StateObject private var monitor = Monitor<Server>()
  @State private var counter = Counter<Int>()

  var body: some View {
    Text("\(feed.count) \(monitor.count) \(counter.values.count)")
    Button("More") { counter.values.append(1) }
  }
}
