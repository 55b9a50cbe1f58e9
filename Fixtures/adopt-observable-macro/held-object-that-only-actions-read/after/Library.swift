import Combine
import SwiftUI

/// Stays: somebody listens to it.
final class Player: ObservableObject {
    @Published var title = ""
    @Published var isPlaying = false
}

func followed(_ player: Player) -> AnyCancellable {
    player.objectWillChange.sink { print("will change") }
}

/// No view shows what it reads of the player, but for the last one.
@Observable
final class Library {
    var count = 0
    let player = Player()
    let radio = Player()
    let recorder = Player()
}

final class Archive {
    func store(_ library: Library) {
        if library.radio.isPlaying { print(library.radio.title) }
    }
}

struct LibraryView: View {
    @State private var library = Library()

    var body: some View {
        Text("\(library.count)")
        Button("Print") { print(library.player.title) }
            .onAppear { if library.player.isPlaying { archive() } }
        Text(name(of: library))
    }

    private func archive() {
        print(library.player.title)
    }

    private func name(of library: Library) -> String { library.recorder.title }
}
