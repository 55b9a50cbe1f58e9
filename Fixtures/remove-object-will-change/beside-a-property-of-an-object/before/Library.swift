import Combine

final class Book {
    var title = ""
}

final class Library: ObservableObject {
    var book = Book()

    func rename(_ title: String) {
        objectWillChange.send()
        book.title = title
    }
}
