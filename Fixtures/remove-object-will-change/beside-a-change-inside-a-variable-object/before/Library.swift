import Combine

final class Storage {
    var books: [String] = []
}

final class Library: ObservableObject {
    @Published var name = ""
    private var storage = Storage()

    func add(_ book: String) {
        storage.books.append(book)
        objectWillChange.send()
    }
}
