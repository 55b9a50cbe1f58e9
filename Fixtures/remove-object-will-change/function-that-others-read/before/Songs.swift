import SwiftUI

final class Songs: ObservableObject {
  var onRemoval: ((String) -> Void)?
  @Published private var isBusy = false
  @Published private(set) var names: [String] = []

  func isDownloaded(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: name))
  }

  // Its first statement has a comment.
  func size(of name: String) -> Int {
    // None where there is no file.
    guard isDownloaded(name) else { return 0 }
    return (try? FileManager.default.contentsOfDirectory(atPath: path(of: name)).count) ?? 0
  }

  func remove(_ name: String) {
    objectWillChange.send()
    try? FileManager.default.removeItem(atPath: path(of: name))
    onRemoval?(name)
  }

  func refresh() async -> Bool { isDownloaded("") }

  private func path(of name: String) -> String { NSTemporaryDirectory() + name }
}

struct SongRow: View {
  @ObservedObject var songs: Songs
  let name: String

  var body: some View {
    Button("Remove \(songs.size(of: name)) of \(songs.names.count)") { songs.remove(name) }
      .disabled(!songs.isDownloaded(name))
      .task { _ = await songs.refresh() }
  }
}
