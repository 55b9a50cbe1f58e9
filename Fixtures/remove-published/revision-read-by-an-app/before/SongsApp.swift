import SwiftUI

final class Downloads: ObservableObject {
  @Published private var revision = 0

  func isDownloaded(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "/tmp/" + name)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "/tmp/" + name)
    revision += 1
  }
}

final class Updates: ObservableObject {
  @Published var isAvailable = false
}

@main
struct SongsApp: App {
  @StateObject private var downloads = Downloads()
  // It never reads this one.
  @StateObject private var updates = Updates()

  var body: some Scene {
    WindowGroup(downloads.isDownloaded("song") ? "On this device" : "In the cloud") {
      Button("Remove") { try? downloads.remove("song") }
    }
    SongScene(downloads: downloads)
  }
}

struct SongScene: Scene {
  @ObservedObject var downloads: Downloads

  var body: some Scene { WindowGroup { Text(downloads.isDownloaded("other") ? "other" : "") } }
}
