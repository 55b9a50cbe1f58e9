import SwiftUI

protocol Counting: ObservableObject {
  var count: Int { get set }
}

final class LiveCounter: Counting {
  @Published var count = 0

  init() {
    Task { count = 1 }
  }
}

final class StillCounter: Counting {
  @Published var count = 0
}

struct CounterView<Counter: Counting>: View {
  @ObservedObject var counter: Counter

  var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct LiveView: View {
  @StateObject private var counter = LiveCounter()

  var body: some View { CounterView(counter: counter) }
}

struct StillView: View {
  @StateObject private var counter = StillCounter()

  var body: some View { CounterView(counter: counter) }
}
