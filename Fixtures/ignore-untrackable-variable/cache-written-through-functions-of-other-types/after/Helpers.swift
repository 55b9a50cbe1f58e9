import SwiftUI

struct Caption {
  let player: Player

  var text: String {
    note()
    return player.title
  }

  func note() {
    player.noteCaption()
    player.lastCaption = player.title
  }
}

func label(of player: Player) -> String {
  note(player)
  return player.title
}

private func note(_ player: Player) {
  player.noteLabel()
  player.lastLabel = player.title
}

final class Presenter {
  private let player: Player

  init(player: Player) { self.player = player }

  var heading: String { summary.uppercased() }

  private var summary: String {
    touch()
    return player.title
  }

  private func touch() { player.notePresented() }
}

struct Builder {
  let player: Player

  func make() -> some View {
    begin()
    return Text(player.title)
  }

  private func begin() { player.noteBuilt() }
}

struct Export {
  let player: Player

  var url: String {
    prepare()
    return player.title
  }

  private func prepare() { player.noteExport() }
}

func sharedText(of player: Player) -> String {
  beginShare(player)
  return player.title
}

private func beginShare(_ player: Player) { player.noteShare() }

final class Archive {
  private let player: Player

  init(player: Player) { self.player = player }

  func archived() -> String {
    mark()
    return player.title
  }

  private func mark() { player.noteSave() }
}
