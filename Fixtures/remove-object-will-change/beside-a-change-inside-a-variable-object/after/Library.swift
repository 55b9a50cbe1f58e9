import Observation

final class Storage {
    var books: [String] = []
}

@Observable
final class Library {
    var name = ""
    private var storage = Storage()

    func add(_ book: String) {
        storage.books.append(book)
        withMutation(keyPath: \.name) {}
    }
}
