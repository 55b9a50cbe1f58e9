import Combine
import SwiftUI

@Observable
final class Player {
    var title = ""
}

/// The set keeps what is made of `assign(to:)`, though its only use before goes.
@Observable
final class Library {
    var query = "" {
        willSet { querySubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    private(set) var words = 0
    let player = Player()
    @ObservationIgnored private var bag = Set<AnyCancellable>()

    init() {
        querySubject
            .map { $0.split(separator: " ").count }
            .sink { [weak self] in self?.words = $0 }
            .store(in: &bag)
    }
}

struct LibraryView: View {
    @State private var library = Library()

    var body: some View {
        TextField("Search", text: $library.query)
        Text("\(library.words) words, \(library.player.title)")
    }
}
