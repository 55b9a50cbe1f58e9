import Combine

final class Storage {
    var books: [String] = []
}

final class Library: ObservableObject {
    private let storage = Storage()

    func reset() {
        objectWillChange.send()
        clear()
    }

    private func clear() {
        storage.books = []
    }
}
