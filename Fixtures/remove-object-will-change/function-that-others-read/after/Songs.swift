import SwiftUI

@Observable
final class Songs {
  var onRemoval: ((String) -> Void)?
  private var isBusy = false
  private(set) var names: [String] = []

  func isDownloaded(_ name: String) -> Bool {
    access(keyPath: \.names)
    return FileManager.default.fileExists(atPath: path(of: name))
  }

  // Its first statement has a comment.
  func size(of name: String) -> Int {
    access(keyPath: \.names)
    // None where there is no file.
    guard isDownloaded(name) else { return 0 }
    return (try? FileManager.default.contentsOfDirectory(atPath: path(of: name)).count) ?? 0
  }

  func remove(_ name: String) {
    withMutation(keyPath: \.names) {}
    try? FileManager.default.removeItem(atPath: path(of: name))
    onRemoval?(name)
  }

  func refresh() async -> Bool { isDownloaded("") }

  private func path(of name: String) -> String { NSTemporaryDirectory() + name }
}

struct SongRow: View {
  var songs: Songs
  let name: String

  var body: some View {
    Button("Remove \(songs.size(of: name)) of \(songs.names.count)") { songs.remove(name) }
      .disabled(!songs.isDownloaded(name))
      .task { _ = await songs.refresh() }
  }
}
