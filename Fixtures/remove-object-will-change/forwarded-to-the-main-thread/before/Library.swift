import Combine
import SwiftUI

/// Changes wherever it is told to.
final class Importer: ObservableObject {
    @Published var count = 0
}

@MainActor
final class Player: ObservableObject {
    @Published var isPlaying = false
}

final class Indexer: ObservableObject {
    @Published var words = 0
}

final class Clock: ObservableObject {
    @Published var minutes = 0
}

@MainActor
final class Library: ObservableObject {
    let importer = Importer()
    let player = Player()
    let indexer = Indexer()
    let clock = Clock()
    @Published var title = ""
    private var cancellables: Set<AnyCancellable> = []

    init() {
        importer.objectWillChange
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
        player.objectWillChange
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
        indexer.objectWillChange
            .sink { [weak self] _ in DispatchQueue.main.async { self?.objectWillChange.send() } }
            .store(in: &cancellables)
        clock.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

struct LibraryView: View {
    @ObservedObject var library: Library

    var body: some View {
        Text("\(library.title) \(library.importer.count) \(library.indexer.words) \(library.clock.minutes)")
        Text(library.player.isPlaying ? "playing" : "paused")
    }
}
