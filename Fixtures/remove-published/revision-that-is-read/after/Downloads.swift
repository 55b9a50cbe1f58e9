import SwiftUI

@Observable
final class Downloads {
  var revision = 0
  private(set) var token = UUID()
  private var attempts = 0
  var unused = 0

  func isDownloaded(_ name: String) -> Bool {
    let _ = token
    return name.isEmpty
  }

  func reset() {
    revision += 1
    token = UUID()
    attempts += 1
    if attempts > 3 { unused = 0 }
  }
}

/// Nothing reads its counter; what views show besides may have changed with it.
@Observable
final class Album {
  private var changes = 0
  var titles: [String] = []

  func add(_ title: String) {
    titles.append(title)
    changes += 1
  }
}

struct AlbumView: View {
  var album: Album

  var body: some View { Text("\(album.titles.count)") }
}

/// Whom no view observes.
@Observable
final class Log {
  var lines = 0

  func add() { lines += 1 }
}

struct DownloadRow: View {
  var downloads: Downloads

  var body: some View {
    Text(downloads.isDownloaded("song") ? "On this device" : "In the cloud")
      .id(downloads.revision)
  }
}
