import SwiftUI

@Observable
final class Downloads {
  private(set) var revision = 0

  func isDownloaded(_ name: String) -> Bool {
    access(keyPath: \.revision)
    return FileManager.default.fileExists(atPath: "/tmp/" + name)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "/tmp/" + name)
    revision += 1
  }
}

@Observable
final class Updates {
  var isAvailable = false
}

@main
struct SongsApp: App {
  @State private var downloads = Downloads()
  // It never reads this one.
  @State private var updates = Updates()

  var body: some Scene {
    WindowGroup(downloads.isDownloaded("song") ? "On this device" : "In the cloud") {
      Button("Remove") { try? downloads.remove("song") }
    }
    SongScene(downloads: downloads)
  }
}

struct SongScene: Scene {
  var downloads: Downloads

  var body: some Scene {
    let _ = downloads.revision
    WindowGroup { Text(downloads.isDownloaded("other") ? "other" : "") }
  }
}
