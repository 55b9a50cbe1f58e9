import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 0.5
}

final class Queue: ObservableObject {
  @Published var tracks: [String] = []
}

final class Library: ObservableObject {
  @Published var albums: [String] = []
  func load() { objectWillChange.send() }
}

extension View {
  func sharing(_ object: some ObservableObject) -> some View { environmentObject(object) }
}

func describe(_ object: (some ObservableObject & Identifiable)?) -> String { object == nil ? "none" : "one" }

extension Library: Identifiable {}

struct PlayerView: View {
  @EnvironmentObject var player: Player
  @EnvironmentObject var queue: Queue

  var body: some View { Text("\(player.volume) \(queue.tracks.count)") }
}

struct RootView: View {
  @StateObject private var player = Player()
  @StateObject private var queue = Queue()
  @StateObject private var library = Library()

  var body: some View {
    PlayerView().sharing(player).sharing(queue)
    Text(describe(library))
  }
}

