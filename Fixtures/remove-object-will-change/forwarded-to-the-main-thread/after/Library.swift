import SwiftUI

/// Changes wherever it is told to.
@Observable
final class Importer {
    var count = 0
}

@Observable
@MainActor
final class Player {
    var isPlaying = false
}

@Observable
final class Indexer {
    var words = 0
}

@Observable
final class Clock {
    var minutes = 0
}

@Observable
@MainActor
final class Library {
    let importer = Importer()
    let player = Player()
    let indexer = Indexer()
    let clock = Clock()
    var title = ""
}

struct LibraryView: View {
    var library: Library

    var body: some View {
        Text("\(library.title) \(library.importer.count) \(library.indexer.words) \(library.clock.minutes)")
        Text(library.player.isPlaying ? "playing" : "paused")
    }
}
