import SwiftUI

final class Playlist: ObservableObject {
  @Published var isPlaying = false
  lazy var queue: [String] = made()
  private lazy var history: [String] = [] {
    didSet { if history.count > 2 { history.removeFirst() } }
  }
  lazy var added = 0

  var first: String { history.first ?? "none" }

  func made() -> [String] { ["d", "c", "b", "a"] }

  func next() {
    if let title = queue.popLast() { history.append(title) }
    isPlaying = true
  }

  func reset() {
    queue = made()
    history = ["z", "y"]
    isPlaying = false
  }
}

struct ContentView: View {
  @StateObject private var playlist = Playlist()

  var body: some View {
    Text(playlist.isPlaying ? "playing" : "stopped")
    Button("next") { playlist.next() }
    Button("reset") { playlist.reset() }
    Queue(playlist: playlist)
    Added(playlist: playlist)
  }
}

struct Queue: View {
  @ObservedObject var playlist: Playlist

  var body: some View {
    Text(playlist.queue.joined())
    Text(playlist.first)
  }
}

struct Added: View {
  @ObservedObject var playlist: Playlist

  var body: some View {
    Text("\(playlist.added)")
    Button("add") {
      playlist.added += 1
      playlist.isPlaying = true
    }
  }
}
