import SwiftUI

protocol Counting: AnyObject, Observable {
  var count: Int { get set }
}

@Observable
final class LiveCounter: Counting, ObservableObject {
  var count = 0

  init() {
    Task { count = 1 }
  }
}

@Observable
final class StillCounter: Counting {
  var count = 0
}

struct CounterView<Counter: Counting>: View {
  @Bindable var counter: Counter

  var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct LiveView: View {
  @StateObject private var counter = LiveCounter()

  var body: some View { CounterView(counter: counter) }
}

struct StillView: View {
  @State private var counter = StillCounter()

  var body: some View { CounterView(counter: counter) }
}
