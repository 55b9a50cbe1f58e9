import Combine
import SwiftUI

final class Library: ObservableObject {
    @Published var level = 0
    @Published var favorite = false
    @Published var search = ""
    @Published var books: [String] = []
    @Published var found: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        let filters = $level
            .combineLatest($favorite)
        let both = filters
            .combineLatest($search)
            .map { filters, search in (filters, search) }
        $books
            .combineLatest(both)
            .map { books, data -> [String] in
                let (filters, search) = data
                return books + [search, "\(filters)"]
            }
            .sink { [weak self] in self?.found = $0 }
            .store(in: &cancellables)
    }
}

final class Shelf: ObservableObject {
    @Published var title = ""
    @Published var kept: [Any] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        let titles = $title
        titles.map { titles in titles.count }
            .sink { print($0) }
            .store(in: &cancellables)
        kept = [titles]
    }
}

struct LibraryView: View {
    @StateObject private var library = Library()
    @StateObject private var shelf = Shelf()

    var body: some View {
        Text(library.found.joined())
        TextField("Search", text: $library.search)
        TextField(shelf.title, text: $shelf.title)
    }
}
