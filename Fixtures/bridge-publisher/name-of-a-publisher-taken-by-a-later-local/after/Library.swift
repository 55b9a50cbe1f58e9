import Combine
import SwiftUI

@Observable
final class Library {
    var level = 0 {
        willSet { levelSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)
    var favorite = false {
        willSet { favoriteSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var favoriteSubject = CurrentValueSubject<Bool, Never>(_favorite)
    var search = "" {
        willSet { searchSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var searchSubject = CurrentValueSubject<String, Never>(_search)
    var books: [String] = [] {
        willSet { booksSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var booksSubject = CurrentValueSubject<[String], Never>(_books)
    var found: [String] = []
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        let filters = levelSubject
            .combineLatest(favoriteSubject)
        let both = filters
            .combineLatest(searchSubject)
            .map { filters, search in (filters, search) }
        booksSubject
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
    @State private var library = Library()
    @StateObject private var shelf = Shelf()

    var body: some View {
        Text(library.found.joined())
        TextField("Search", text: $library.search)
        TextField(shelf.title, text: $shelf.title)
    }
}
