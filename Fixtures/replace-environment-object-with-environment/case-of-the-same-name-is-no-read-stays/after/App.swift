import SwiftUI

/// `.player` is a case: the first row never reads the object, which nothing puts
/// into its environment.
final class Player: ObservableObject {
  @Published var isPlaying = false

  func toggle() { isPlaying.toggle() }
}

@main
struct RadioApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      Row(mode: .plain)
      Row(mode: .player).environmentObject(player)
    }
  }
}

struct Row: View {
  enum Mode { case plain, player }

  let mode: Mode
  @EnvironmentObject private var player: Player

  var body: some View {
    if mode == .player {
      Button(player.isPlaying ? "Pause" : "Play") { player.toggle() }
    }
  }
}
