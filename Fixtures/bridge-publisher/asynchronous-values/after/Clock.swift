import Combine
import SwiftUI

@Observable
@MainActor
final class Clock {
  var time = 0 {
    willSet { timeSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var timeSubject = CurrentValueSubject<Int, Never>(_time)

  func follow() async {
    for await time in timeSubject.values { print(time) }
    for await time in timeSubject.dropFirst().removeDuplicates().values { print(time) }
  }
}

struct ClockView: View {
  var clock: Clock

  var body: some View {
    Text("\(clock.time)")
      .task { for await time in clock.timeSubject.values { print(time) } }
  }
}
