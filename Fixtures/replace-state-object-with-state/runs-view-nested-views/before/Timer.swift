import SwiftUI

final class LapTimer: ObservableObject {
  @Published var seconds = 0
  @Published var title = "run"
  @Published private(set) var laps: [Int] = []

  func finishLap() {
    laps.append(seconds)
    seconds = 0
  }
}

struct ContentView: View {
  @StateObject private var timer = LapTimer()
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text(timer.title)
      Toggle("editing", isOn: $isEditing)
      if isEditing { TimerEditor(timer: timer) }
      LapList(timer: timer)
    }
  }
}

struct TimerEditor: View {
  @ObservedObject var timer: LapTimer

  var body: some View {
    TextField("title", text: $timer.title)
    Stepper("seconds", value: $timer.seconds)
  }
}

struct LapList: View {
  @ObservedObject var timer: LapTimer

  var body: some View {
    Button("lap") { timer.finishLap() }
    LapCount(count: timer.laps.count)
    Total(timer: timer)
  }
}

struct LapCount: View {
  let count: Int

  var body: some View { Text("\(count) laps") }
}

struct Total: View {
  @ObservedObject var timer: LapTimer

  var body: some View { Text("\(timer.laps.reduce(timer.seconds, +)) seconds in all") }
}
