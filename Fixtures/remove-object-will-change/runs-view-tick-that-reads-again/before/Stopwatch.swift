import SwiftUI

final class Ticker {
  static var now = 0
}

final class Stopwatch: ObservableObject {
  @Published private(set) var start: Int?

  var elapsed: Int { start.map { Ticker.now - $0 } ?? 0 }
  var text: String { "\(elapsed) s" }

  func begin() { start = Ticker.now }

  func tick() {
    Ticker.now += 1
    objectWillChange.send()
  }
}

struct ContentView: View {
  @StateObject private var stopwatch = Stopwatch()

  var body: some View {
    Button("begin") { stopwatch.begin() }
    Elapsed(stopwatch: stopwatch)
    Button("tick") { stopwatch.tick() }
  }
}

struct Elapsed: View {
  @ObservedObject var stopwatch: Stopwatch

  var body: some View { Text(stopwatch.text) }
}
