import Observation

final class Book {
    var title = ""
}

@Observable
final class Library {
    var books: [Book] = []

    func rename(_ title: String) {
        withMutation(keyPath: \.books) {}
        books[0].title = title
    }
}
