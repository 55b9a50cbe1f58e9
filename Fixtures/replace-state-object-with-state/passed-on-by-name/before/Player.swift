import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

struct PlayerView: View {
  @StateObject private var player = Player()
  let other: Player
  var fresh: Player { Player() }

  var body: some View {
    VStack {
      Title(player: player)
      Title(player: self.other)
      Bar(player: Player())
      Controls(player: player)
      Controls(player: Player())
      Cover(player: fresh)
    }
  }
}

// What is passed is stored where it comes from: nothing is made.
struct Title: View {
  @StateObject var player: Player
  var body: some View { Text(player.title) }
}

struct Bar: View {
  @StateObject var player: Player
  var body: some View { Text(player.title) }
}

struct Controls: View {
  @StateObject var player: Player
  var body: some View { Text(player.title) }
}

// A getter may make one.
struct Cover: View {
  @StateObject var player: Player
  var body: some View { Text(player.title) }
}

// Nobody can say what it is given.
struct Unused: View {
  @StateObject var player: Player
  var body: some View { Text(player.title) }
}
