import SwiftUI

enum Log {
  static var lines: [String] = []
}

@Observable
final class Decider {
  var result = 0
  var isBusy = false
  private var round = 0

  // One of the alternatives always changes `result`: the view has nothing to read beside it.
  func decide() {
    Log.lines.append("decided")
    round += 1
    if round % 2 == 0 {
      result += 1
    } else {
      result -= 1
    }
    isBusy.toggle()
  }

  // Both changes are in the same branch.
  func reset() {
    if round > 0 {
      Log.lines = []
      round = 0
      result += 10
      isBusy.toggle()
    }
  }
}

struct DeciderView: View {
  var decider: Decider

  var body: some View {
    Text("\(decider.result), \(Log.lines.count) lines")
    Button("Decide") { decider.decide() }
    Button("Reset") { decider.reset() }
  }
}
