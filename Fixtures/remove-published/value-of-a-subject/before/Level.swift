import Combine
import SwiftUI

final class Meter: ObservableObject {
  let level = CurrentValueSubject<Int, Never>(0)
  @Published var isRising = false

  func raise() {
    level.send(level.value + 1)
    isRising = true
  }
}

struct LevelView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    Text("\(meter.level.value)")
    Button("Raise") { meter.raise() }
  }
}

struct TrendView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    Text(meter.isRising ? "rising" : "steady")
  }
}
