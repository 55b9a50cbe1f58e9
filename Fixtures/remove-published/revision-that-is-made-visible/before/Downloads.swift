import SwiftUI

final class Downloads: ObservableObject {
  // Counts up, so that rows look again: modelRevision has no meaning of its own.
  @Published private var modelRevision = 0

  func isDownloaded(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "/tmp/" + name)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "/tmp/" + name)
    modelRevision &+= 1
  }
}

final class Refresher: ObservableObject {
  @Published var version = UUID()
  @Published var isBusy = false
}

final class Thermostat {
  var degrees = 20.0
}

struct DegreesRow: View {
  let thermostat: Thermostat
  @StateObject private var refresher = Refresher()

  var body: some View {
    Slider(
      value: Binding(
        get: { thermostat.degrees },
        set: {
          thermostat.degrees = $0
          refresher.version = UUID()
        }))
  }
}

enum Settings {
  nonisolated(unsafe) static var scale = 1.0
}

final class ScaleWatcher: ObservableObject {
  @Published private var current: Double

  init() { current = Settings.scale }

  func settingsChanged() { self.current = Settings.scale }
}

struct ScaledText: View {
  @ObservedObject private var watcher: ScaleWatcher

  init(watcher: ScaleWatcher) { _watcher = .init(wrappedValue: watcher) }

  var body: some View { Text("\(Settings.scale)") }
}

final class Clock: ObservableObject {
  @Published var lastTick = Date()
}

struct AgeRow: View {
  @EnvironmentObject private var clock: Clock
  let start: Date

  var body: some View {
    Text("\(start.timeIntervalSinceNow)")
      .onAppear { clock.lastTick = start }
  }
}

struct DownloadRow: View {
  @ObservedObject var downloads: Downloads

  var body: some View {
    Text(downloads.isDownloaded("song") ? "On this device" : "In the cloud")
  }
}
