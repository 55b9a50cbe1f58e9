import SwiftUI

@MainActor enum Log {
  static var starts = 0
  static var lines = 0
}

@MainActor final class Sync: ObservableObject {
  @Published var isOn = false
  @Published var status = "idle"
  @Published var runs = 0

  var starts: Int { Log.starts }

  func start() {
    Log.starts += 1
    isOn = true
  }

  /// One of the two values is another one.
  func run() {
    status = "running"
    Log.lines += 1
    status = "idle"
  }

  func count() {
    Log.lines += 1
    runs += 1
  }
}

struct StartView: View {
  @ObservedObject var sync: Sync
  var body: some View {
    Text("\(sync.isOn) \(sync.starts)")
    Button("start") { sync.start() }
  }
}

struct RunView: View {
  @ObservedObject var sync: Sync
  var body: some View {
    Text("\(sync.isOn) \(sync.status) \(sync.runs) \(Log.lines)")
    Button("run") { sync.run() }
    Button("count") { sync.count() }
  }
}

struct ContentView: View {
  @StateObject private var sync = Sync()
  @StateObject private var other = Sync()
  var body: some View {
    StartView(sync: sync)
    RunView(sync: other)
  }
}
