import Observation

final class Book {
    var title = ""
}

@Observable
final class Library {
    var book = Book()

    func rename(_ title: String) {
        withMutation(keyPath: \.book) {}
        book.title = title
    }
}
