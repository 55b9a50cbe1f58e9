import Combine
import SwiftUI

/// Stays: somebody listens to it.
final class Player: ObservableObject {
    @Published var title = ""
    @Published var isPlaying = false

    func stop() { isPlaying = false }
}

func followed(_ player: Player) -> AnyCancellable {
    player.objectWillChange.sink { print("will change") }
}

/// A note for each property through which the player is read.
final class Library: ObservableObject {
    @Published var count = 0
    let player = Player()
    @Published var guests: [Player] = []
    private let preview = Player()
    /// Views call it, and read nothing of it.
    let alarm = Player()
    /// Only the class itself uses it.
    private let silent = Player()

    var isBusy: Bool { preview.isPlaying }

    func play(_ title: String) {
        player.title = title
        silent.title = title
        count += 1
    }
}

struct LibraryView: View {
    @StateObject private var library = Library()

    var body: some View {
        Text("\(library.count) \(library.player.title)")
        Text(library.guests.first?.title ?? (library.isBusy ? "busy" : "nobody"))
        Button("Stop") { library.alarm.stop() }
    }
}
