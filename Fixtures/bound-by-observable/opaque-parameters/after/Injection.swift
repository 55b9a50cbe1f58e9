import SwiftUI

@Observable
final class Player {
  var volume = 0.5
}

@Observable
final class Queue {
  var tracks: [String] = []
}

final class Library: ObservableObject {
  @Published var albums: [String] = []
  func load() { objectWillChange.send() }
}

extension View {
  func sharing(_ object: some AnyObject & Observable) -> some View { environment(object) }
}

func describe(_ object: (some ObservableObject & Identifiable)?) -> String { object == nil ? "none" : "one" }

extension Library: Identifiable {}

struct PlayerView: View {
  @Environment(Player.self) var player
  @Environment(Queue.self) var queue

  var body: some View { Text("\(player.volume) \(queue.tracks.count)") }
}

struct RootView: View {
  @State private var player = Player()
  @State private var queue = Queue()
  @StateObject private var library = Library()

  var body: some View {
    PlayerView().sharing(player).sharing(queue)
    Text(describe(library))
  }
}

