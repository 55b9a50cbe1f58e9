import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 1.0
}

final class Library: ObservableObject {
  @Published var titles: [String] = []
}

struct PlayerPane: View {
  @EnvironmentObject private var player: Player
  @EnvironmentObject private var library: Library

  var body: some View {
    Text("\(library.titles.count) at \(player.volume)")
  }
}

enum Panes {
  static let playing: (_ player: Player, _ library: Library) -> AnyView = { player, library in
    AnyView(PlayerPane().environmentObject(player).environmentObject(library))
  }

  static var optional: (@MainActor (Player, Library) -> AnyView)? = {
    AnyView(PlayerPane().environmentObject($0).environmentObject($1))
  }

  static func pane(
    of player: Player, with library: Library,
    content: (Player) -> AnyView = { AnyView(PlayerPane().environmentObject($0)) }
  ) -> some View {
    content(player).environmentObject(library)
  }
}
