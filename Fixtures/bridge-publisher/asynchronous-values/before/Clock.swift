import Combine
import SwiftUI

@MainActor
final class Clock: ObservableObject {
  @Published var time = 0

  func follow() async {
    for await time in $time.values { print(time) }
    for await time in $time.dropFirst().removeDuplicates().values { print(time) }
  }
}

struct ClockView: View {
  @ObservedObject var clock: Clock

  var body: some View {
    Text("\(clock.time)")
      .task { for await time in clock.$time.values { print(time) } }
  }
}
