import Observation

final class Storage {
    var books: [String] = []
}

@Observable
final class Library {
    private let storage = Storage()

    func reset() {
        clear()
    }

    private func clear() {
        storage.books = []
    }
}
