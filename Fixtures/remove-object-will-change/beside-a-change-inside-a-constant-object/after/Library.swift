import Observation

final class Storage {
    var books: [String] = []
}

@Observable
final class Library {
    private let storage = Storage()

    func add(_ book: String) {
        storage.books.append(book)
    }
}
