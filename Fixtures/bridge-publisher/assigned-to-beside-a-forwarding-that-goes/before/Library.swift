import Combine
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

/// The set keeps what is made of `assign(to:)`, though its only use before goes.
final class Library: ObservableObject {
    @Published var query = ""
    @Published private(set) var words = 0
    let player = Player()
    private var bag = Set<AnyCancellable>()

    init() {
        player.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &bag)
        $query
            .map { $0.split(separator: " ").count }
            .assign(to: &$words)
    }
}

struct LibraryView: View {
    @StateObject private var library = Library()

    var body: some View {
        TextField("Search", text: $library.query)
        Text("\(library.words) words, \(library.player.title)")
    }
}
