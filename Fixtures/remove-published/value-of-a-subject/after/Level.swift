import Combine
import SwiftUI

@Observable
final class Meter {
  let level = CurrentValueSubject<Int, Never>(0)
  var isRising = false { didSet { withMutation(keyPath: \.isRising) {} } }

  func raise() {
    level.send(level.value + 1)
    isRising = true
  }
}

struct LevelView: View {
  var meter: Meter

  var body: some View {
    let _ = meter.isRising
    Text("\(meter.level.value)")
    Button("Raise") { meter.raise() }
  }
}

struct TrendView: View {
  var meter: Meter

  var body: some View {
    Text(meter.isRising ? "rising" : "steady")
  }
}
