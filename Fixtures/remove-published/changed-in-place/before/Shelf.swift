import SwiftUI

struct Book: Identifiable {
    let id: Int
    var title = ""

    func shortened(_ length: () -> Int) -> Book { self }
}

final class Shelf: ObservableObject {
    @Published var books: [Book] = []
    @Published var hidden: Set<Int> = []
    @Published var watched: [Book] = [] { willSet { print(newValue.count) } }
    private var order: [Int] = []

    func prune() {
        books.removeAll { isHidden($0) }
        books.sort { hidden.contains($0.id) && !hidden.contains($1.id) }
        books.append(contentsOf: books.filter { $0.id > books.count })
        books[0] = books[0].shortened { books.count }
        watched.removeAll { $0.id > watched.count }
        order.removeAll { books.map(\.id).contains($0) }
        trim(&books)
        trim(by: 1)
    }

    func pruneLater() {
        books.removeAll { book in
            Task { print(self.books.count) }
            return book.title.isEmpty
        }
        let books = books
        hidden = hidden.filter { id in hidden.contains(id) && books.contains { $0.id == id } }
    }

    func isHidden(_ book: Book) -> Bool { hidden.contains(book.id) }
    private func trim(_ books: inout [Book]) { books.removeLast() }
    private func trim(by count: Int) { books.removeLast(count) }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    @ObservedObject var other: Shelf

    var body: some View {
        Button("Prune") { shelf.books.removeAll { book in other.books.contains { $0.id == book.id } } }
    }
}
