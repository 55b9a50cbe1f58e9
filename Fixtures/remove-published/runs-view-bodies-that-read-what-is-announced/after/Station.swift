import Combine
import SwiftUI

enum Signal {
  nonisolated(unsafe) static var text = "none"
  nonisolated(unsafe) static let level = CurrentValueSubject<Int, Never>(0)
}

@Observable
final class Station {
  var calls = 0
  var name = "North"
  fileprivate(set) var isBusy = false { didSet { withMutation(keyPath: \.isBusy) {} } }

  func call() {
    Signal.text = "called"
    calls += 1
  }

  func rise() {
    Signal.level.send(Signal.level.value + 1)
    isBusy = false
  }
}

struct ContentView: View {
  @State private var station = Station()

  var body: some View {
    VStack {
      SignalLine(station: station)
      LevelLine(station: station)
      NameField()
      CallCount(station: station)
    }
    .environment(station)
  }
}

// What it shows changes with the calls, which it does not read.
struct SignalLine: View {
  var station: Station

  var body: some View {
    let _ = station.calls
    Text("signal \(Signal.text)")
    Button("call") { station.call() }
  }
}

struct LevelLine: View {
  var station: Station

  var body: some View {
    let _ = station.isBusy
    Text("level \(Signal.level.value)")
  }
}

// The binding makes a variable of the object's name in the body.
struct NameField: View {
  @Environment(Station.self) private var station

  var body: some View {
    @Bindable var station = station
    let _ = self.station.calls
    Text("beside \(Signal.text)")
    TextField("name", text: $station.name)
    Button("rise") { station.rise() }
  }
}

struct CallCount: View {
  var station: Station

  var body: some View { Text("\(station.name) \(station.calls)") }
}
