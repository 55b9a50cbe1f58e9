import Combine
import SwiftUI

enum Signal {
  nonisolated(unsafe) static var text = "none"
  nonisolated(unsafe) static let level = CurrentValueSubject<Int, Never>(0)
}

final class Station: ObservableObject {
  @Published var calls = 0
  @Published var name = "North"
  @Published fileprivate(set) var isBusy = false

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
  @StateObject private var station = Station()

  var body: some View {
    VStack {
      SignalLine(station: station)
      LevelLine(station: station)
      NameField()
      CallCount(station: station)
    }
    .environmentObject(station)
  }
}

// What it shows changes with the calls, which it does not read.
struct SignalLine: View {
  @ObservedObject var station: Station

  var body: some View {
    Text("signal \(Signal.text)")
    Button("call") { station.call() }
  }
}

struct LevelLine: View {
  @ObservedObject var station: Station

  var body: some View { Text("level \(Signal.level.value)") }
}

// The binding makes a variable of the object's name in the body.
struct NameField: View {
  @EnvironmentObject private var station: Station

  var body: some View {
    Text("beside \(Signal.text)")
    TextField("name", text: $station.name)
    Button("rise") { station.rise() }
  }
}

struct CallCount: View {
  @ObservedObject var station: Station

  var body: some View { Text("\(station.name) \(station.calls)") }
}
