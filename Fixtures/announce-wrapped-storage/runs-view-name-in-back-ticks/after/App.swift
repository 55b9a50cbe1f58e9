import SwiftUI

@Observable
final class Zone {
  var title = "zone"
  var visits = 0
  @ObservationIgnored private var _inStorage = 1 {
    didSet { total += 1 }
  }
  var `in`: Int {
    get {
      access(keyPath: \.`in`)
      return _inStorage
    }
    set { withMutation(keyPath: \.`in`) { _inStorage = newValue } }
  }
  private(set) var total = 0
  @ObservationIgnored private var _defaultStorage: Int
  private var `default`: Int {
    get {
      access(keyPath: \.`default`)
      return _defaultStorage
    }
    set { withMutation(keyPath: \.`default`) { _defaultStorage = newValue } }
  }

  init(start: Int) {
    self._defaultStorage = start
    _inStorage = start
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
@Observable
final class Counter {
  var count = 0
  @ObservationIgnored var `for` = 0

  func up() {
    `for` += 1
    count += 1
  }
}

struct ContentView: View {
  @State private var zone = Zone(start: 3)
  @State private var counter = Counter()

  var body: some View {
    Text("\(zone.title) \(zone.in) \(zone.summary)")
    Button("enter") { zone.enter() }
    Button("leave") { zone.in -= 1; zone.visits += 1 }
    Button("reset") { zone.reset() }
    Button("up \(counter.count)") { counter.up() }
  }
}
