import SwiftUI

enum Tally { nonisolated(unsafe) static var count = 0 }

/// Each of these is another value whenever it is assigned.
final class Switches: ObservableObject {
  enum Side { case left, right, middle }

  @Published var side = Side.middle
  @Published var isOn = false
  @Published var level = 0
  /// This one may get the value that it has.
  @Published var mode = Side.left

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
  @ObservedObject var switches: Switches
  var body: some View { Text("\(Tally.count)") }
}

struct ContentView: View {
  @StateObject private var switches = Switches()

  var body: some View {
    TallyView(switches: switches)
    Button("turn") { switches.turn() }
    Button("flip") { switches.flip() }
    Button("raise") { switches.raise() }
    Button("choose") { switches.choose() }
  }
}
