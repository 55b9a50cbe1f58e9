import SwiftUI

final class Zone: ObservableObject {
  @Published var title = "zone"
  @Published var visits = 0
  var `in` = 1 {
    didSet { total += 1 }
  }
  private(set) var total = 0
  private var `default`: Int

  init(start: Int) {
    self.`default` = start
    `in` = start
  }

  var summary: String { "\(`default`) \(`in`)" }

  func enter() {
    `in` += 1
    visits += 1
  }

  func reset() {
    self.default = 0
    visits += 1
  }
}

/// No view shows this.
final class Counter: ObservableObject {
  @Published var count = 0
  var `for` = 0

  func up() {
    `for` += 1
    count += 1
  }
}

struct ContentView: View {
  @StateObject private var zone = Zone(start: 3)
  @StateObject private var counter = Counter()

  var body: some View {
    Text("\(zone.title) \(zone.in) \(zone.summary)")
    Button("enter") { zone.enter() }
    Button("leave") { zone.in -= 1; zone.visits += 1 }
    Button("reset") { zone.reset() }
    Button("up \(counter.count)") { counter.up() }
  }
}
