import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var title = "none"

  func log() { objectWillChange.sink { print("will change") }.cancel() }
}

@Observable
final class Library {
  var count = 0
  let player = Player()

  func play() {
    count += 1
    player.title = "track \(count)"
  }
}

struct ContentView: View {
  @State private var library = Library()

  var body: some View {
    Text("\(library.count) in the library")
    Button("play") { library.play() }
    PlayerView(player: library.player)
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text("plays \(player.title)")
    Button("stop") { player.title = "none" }
  }
}
