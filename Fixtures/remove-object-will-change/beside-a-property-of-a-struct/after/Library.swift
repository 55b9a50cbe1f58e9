import Observation

struct Book {
    var title = ""
    var pages: [Int] = []
}

@Observable
final class Library {
    private(set) var book = Book()

    func rename(_ title: String) {
        book.title = title
    }

    func addPage() {
        book.pages.append(book.pages.count)
    }
}
