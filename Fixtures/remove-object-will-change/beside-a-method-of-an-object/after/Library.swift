import Observation

final class Storage {
    private(set) var books: [String] = []
    func add(_ book: String) { books.append(book) }
}

@Observable
final class Library {
    private var storage = Storage()

    func add(_ book: String) {
        storage.add(book)
    }
}
