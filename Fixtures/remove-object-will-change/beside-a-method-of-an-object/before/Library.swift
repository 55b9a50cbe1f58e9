import Combine

final class Storage {
    private(set) var books: [String] = []
    func add(_ book: String) { books.append(book) }
}

final class Library: ObservableObject {
    private var storage = Storage()

    func add(_ book: String) {
        objectWillChange.send()
        storage.add(book)
    }
}
