import Combine

struct Book {
    var title = ""
    var pages: [Int] = []
}

final class Library: ObservableObject {
    private(set) var book = Book()

    func rename(_ title: String) {
        objectWillChange.send()
        book.title = title
    }

    func addPage() {
        objectWillChange.send()
        book.pages.append(book.pages.count)
    }
}
