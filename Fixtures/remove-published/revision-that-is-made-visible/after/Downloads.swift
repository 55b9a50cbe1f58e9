import SwiftUI

@Observable
final class Downloads {
  // Counts up, so that rows look again: modelRevision has no meaning of its own.
  private var modelRevision = 0

  func isDownloaded(_ name: String) -> Bool {
    access(keyPath: \.modelRevision)
    return FileManager.default.fileExists(atPath: "/tmp/" + name)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "/tmp/" + name)
    modelRevision &+= 1
  }
}

@Observable
final class Refresher {
  var version = UUID()
  var isBusy = false
}

final class Thermostat {
  var degrees = 20.0
}

struct DegreesRow: View {
  let thermostat: Thermostat
  @State private var refresher = Refresher()

  var body: some View {
    let _ = refresher.version
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

@Observable
final class ScaleWatcher {
  private(set) var current: Double { didSet { withMutation(keyPath: \.current) {} } }

  init() { current = Settings.scale }

  func settingsChanged() { self.current = Settings.scale }
}

struct ScaledText: View {
  private var watcher: ScaleWatcher

  init(watcher: ScaleWatcher) { self.watcher = watcher }

  var body: some View {
    let _ = watcher.current
    Text("\(Settings.scale)")
  }
}

@Observable
final class Clock {
  var lastTick = Date() { didSet { withMutation(keyPath: \.lastTick) {} } }
}

struct AgeRow: View {
  @Environment(Clock.self) private var clock
  let start: Date

  var body: some View {
    let _ = clock.lastTick
    Text("\(start.timeIntervalSinceNow)")
      .onAppear { clock.lastTick = start }
  }
}

struct DownloadRow: View {
  var downloads: Downloads

  var body: some View {
    Text(downloads.isDownloaded("song") ? "On this device" : "In the cloud")
  }
}
