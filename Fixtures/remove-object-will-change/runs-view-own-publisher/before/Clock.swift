import Combine
import SwiftUI

final class Clock: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  private(set) var hours = 0
  var isRunning = false {
    willSet { objectWillChange.send() }
  }

  func advance() {
    guard isRunning else { return }
    objectWillChange.send()
    hours += 1
  }
}

struct ContentView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Text("\(clock.hours) h")
    Toggle("running", isOn: $clock.isRunning)
    Control(clock: clock)
  }
}

struct Control: View {
  @ObservedObject var clock: Clock

  var body: some View { Button("advance from \(clock.hours)") { clock.advance() }.disabled(!clock.isRunning) }
}
