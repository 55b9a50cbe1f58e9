import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

@Observable
final class Queue {
  var count = 0
}

struct PlayerView: View {
  @ObservedObject
  @ObservedObject var player: Player
  var queue: Queue

  var body: some View { Text("\(player.title) \(queue.count)") }
}
