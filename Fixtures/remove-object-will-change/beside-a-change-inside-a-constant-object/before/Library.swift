import Combine

final class Storage {
    var books: [String] = []
}

final class Library: ObservableObject {
    private let storage = Storage()

    func add(_ book: String) {
        objectWillChange.send()
        storage.books.append(book)
    }
}
