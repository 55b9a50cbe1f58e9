import SwiftUI

struct Screen: View {
  let player: Player
  let presenter: Presenter
  let archive: Archive

  var body: some View {
    VStack {
      Text(Caption(player: player).text)
      Text(label(of: player))
      Text(presenter.heading)
      Builder(player: player).make()
      Text(ownTitle)
      Button("Export") { print(Export(player: player).url) }
      Button("Share") { print(sharedText(of: player)) }
      Button("Save") { print(archive.archived()) }
      Button("Tap") { tap() }
    }
  }

  private var ownTitle: String {
    show()
    return player.title
  }

  private func show() {
    player.noteShown()
    player.lastShown = player.title
  }

  private func tap() { player.noteTap() }
}
