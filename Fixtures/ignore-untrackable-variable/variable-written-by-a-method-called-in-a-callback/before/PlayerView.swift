import SwiftUI

final class Player: ObservableObject {
  @Published var tracks: [String] = []
  private(set) var current: String?

  func next() -> Bool {
    current = tracks.randomElement()
    return current != nil
  }
}

struct Controls: View {
  let onSkip: () -> Void
  let completionHandler: () -> Void

  var body: some View {
    Button("Skip") {
      onSkip()
      completionHandler()
    }
  }
}

struct PlayerView: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      Text(player.current ?? "silence")
      Controls(
        onSkip: {
          let found = player.next()
          print(found)
        },
        completionHandler: {
          let found = player.next()
          print(found)
        })
    }
  }
}
