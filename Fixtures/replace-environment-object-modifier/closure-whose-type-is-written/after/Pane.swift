import SwiftUI

@Observable
final class Player {
  var volume = 1.0
}

@Observable
final class Library {
  var titles: [String] = []
}

struct PlayerPane: View {
  @Environment(Player.self) private var player
  @Environment(Library.self) private var library

  var body: some View {
    Text("\(library.titles.count) at \(player.volume)")
  }
}

enum Panes {
  static let playing: (_ player: Player, _ library: Library) -> AnyView = { player, library in
    AnyView(PlayerPane().environment(player).environment(library))
  }

  static var optional: (@MainActor (Player, Library) -> AnyView)? = {
    AnyView(PlayerPane().environment($0).environment($1))
  }

  static func pane(
    of player: Player, with library: Library,
    content: (Player) -> AnyView = { AnyView(PlayerPane().environment($0)) }
  ) -> some View {
    content(player).environment(library)
  }
}
