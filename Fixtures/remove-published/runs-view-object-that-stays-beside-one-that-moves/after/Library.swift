import Combine
import SwiftUI

/// Stays for its publisher, of which the subscriber changes nothing that is shown.
final class Player: ObservableObject {
  @Published var position = 0
  private var subscriptions = Set<AnyCancellable>()
  private var count = 0

  init() { $position.sink { [weak self] _ in self?.count += 1 }.store(in: &subscriptions) }
}

/// Stays, too.
final class Library: ObservableObject {
  @Published var query = ""
  let player = Player()
  private var subscriptions = Set<AnyCancellable>()

  init() { $query.sink { print($0.isEmpty) }.store(in: &subscriptions) }
}

@Observable
final class Lyrics {
  var line = 0
}

struct ContentView: View {
  @StateObject private var library = Library()
  @State private var lyrics = Lyrics()

  var body: some View {
    let _ = lyrics.line
    VStack {
      Text(library.query)
      // Shown anew with every change of the lyrics.
      Text("at \(library.player.position)")
      Button("Play") { library.player.position += 1 }
      Button("Next line") { lyrics.line += 1 }
    }
  }
}
