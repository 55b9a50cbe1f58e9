import Factory
import SwiftUI

final class Clock: ObservableObject {
  @Published var hour = 0
}

extension Container {
  var clock: Factory<Clock> { self { Clock() } }
}

struct ClockView: View {
  @StateObject private var clock = Container.shared.clock()

  var body: some View {
    Text("\(clock.hour)")
  }
}
