import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

final class Queue: ObservableObject {
  @Published var count = 0
}

struct PlayerView: View {
  @ObservedObject
  @ObservedObject var player: Player
  @ObservedObject var queue: Queue

  var body: some View { Text("\(player.title) \(queue.count)") }
}
