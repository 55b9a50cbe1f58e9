import Combine

final class Book {
    var title = ""
}

final class Library: ObservableObject {
    @Published var books: [Book] = []

    func rename(_ title: String) {
        objectWillChange.send()
        books[0].title = title
    }
}
