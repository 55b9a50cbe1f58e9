import SwiftUI

enum Tally { nonisolated(unsafe) static var count = 0 }

/// Each of these is another value whenever it is assigned.
@Observable
final class Switches {
  enum Side { case left, right, middle }

  var side = Side.middle
  var isOn = false
  var level = 0
  /// This one may get the value that it has.
  var mode = Side.left { didSet { withMutation(keyPath: \.mode) {} } }

  func turn() {
    Tally.count += 1
    side = side == .left ? .right : .left
  }
  func flip() {
    Tally.count += 1
    isOn = !isOn
  }
  func raise() {
    Tally.count += 1
    level = level != 1 ? 1 : 0
  }
  func choose() {
    Tally.count += 1
    mode = mode == .left ? .left : .right
  }
}

struct TallyView: View {
  var switches: Switches
  var body: some View {
    let _ = switches.side
    let _ = switches.isOn
    let _ = switches.level
    let _ = switches.mode
    Text("\(Tally.count)")
  }
}

struct ContentView: View {
  @State private var switches = Switches()

  var body: some View {
    TallyView(switches: switches)
    Button("turn") { switches.turn() }
    Button("flip") { switches.flip() }
    Button("raise") { switches.raise() }
    Button("choose") { switches.choose() }
  }
}
