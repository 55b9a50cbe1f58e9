import Combine
import SwiftUI

final class Clock: ObservableObject {
  @Published var time = 0
  private var timer: AnyCancellable?

  func start() {
    if timer == nil, time == 0 {
      timer = Just(1).receive(on: DispatchQueue.main).sink { [weak self] in self?.time = $0 }
    }
  }
}

/// The parameter is a new clock where it is left out.
struct ClockView: View {
  @ObservedObject var clock: Clock

  init(clock: Clock = Clock()) {
    self.clock = clock
    clock.start()
  }

  var body: some View { Text("\(clock.time)") }
}

struct ContentView: View {
  @State private var taps = 1

  var body: some View {
    VStack {
      ClockView()
      Text("\(taps)")
      Button("Tap") { taps += 1 }
    }
  }
}
