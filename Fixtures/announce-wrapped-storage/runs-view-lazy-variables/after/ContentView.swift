import SwiftUI

@Observable
final class Playlist {
  var isPlaying = false
  @ObservationIgnored private lazy var _queueStorage: [String] = made()
  var queue: [String] {
    get {
      access(keyPath: \.queue)
      return _queueStorage
    }
    set { withMutation(keyPath: \.queue) { _queueStorage = newValue } }
  }
  @ObservationIgnored private lazy var _historyStorage: [String] = [] {
    didSet { if history.count > 2 { _historyStorage.removeFirst() } }
  }
  private var history: [String] {
    get {
      access(keyPath: \.history)
      return _historyStorage
    }
    set { withMutation(keyPath: \.history) { _historyStorage = newValue } }
  }
  @ObservationIgnored private lazy var _addedStorage = 0
  var added: Int {
    get {
      access(keyPath: \.added)
      return _addedStorage
    }
    set { withMutation(keyPath: \.added) { _addedStorage = newValue } }
  }

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
  @State private var playlist = Playlist()

  var body: some View {
    Text(playlist.isPlaying ? "playing" : "stopped")
    Button("next") { playlist.next() }
    Button("reset") { playlist.reset() }
    Queue(playlist: playlist)
    Added(playlist: playlist)
  }
}

struct Queue: View {
  var playlist: Playlist

  var body: some View {
    Text(playlist.queue.joined())
    Text(playlist.first)
  }
}

struct Added: View {
  var playlist: Playlist

  var body: some View {
    Text("\(playlist.added)")
    Button("add") {
      playlist.added += 1
      playlist.isPlaying = true
    }
  }
}
