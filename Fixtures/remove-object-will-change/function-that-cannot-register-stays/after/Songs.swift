import SwiftUI

final class Songs: ObservableObject {
  @Published private(set) var names: [String] = []

  @ViewBuilder func icon(of name: String) -> some View {
    if FileManager.default.fileExists(atPath: name) {
      Text("On this device")
    }
  }

  func remove(_ name: String) {
    objectWillChange.send()
    try? FileManager.default.removeItem(atPath: name)
  }
}

@MainActor
final class Films: ObservableObject {
  @Published private(set) var names: [String] = []

  nonisolated func isDownloaded(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: name)
  }

  func remove(_ name: String) {
    objectWillChange.send()
    try? FileManager.default.removeItem(atPath: name)
  }
}

final class Books: ObservableObject {
  @Published private var count = 0

  func remove(_ name: String) {
    objectWillChange.send()
    try? FileManager.default.removeItem(atPath: name)
  }

  func add() -> Int {
    count *= 2
    return count
  }
}

struct Row: View {
  @ObservedObject var songs: Songs
  @ObservedObject var films: Films
  @ObservedObject var books: Books

  var body: some View {
    songs.icon(of: "song")
    Button("\(films.isDownloaded("film")), \(books.isDownloaded("book"))") {
      songs.remove("song")
      films.remove("film")
      books.remove("book")
    }
  }
}
