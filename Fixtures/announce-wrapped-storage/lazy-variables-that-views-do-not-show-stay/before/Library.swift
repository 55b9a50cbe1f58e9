import SwiftUI

final class Library: ObservableObject {
    @Published var books: [String] = []

    /// Never assigned.
    lazy var title = "library"
    lazy var formatter = NumberFormatter()
    /// Changed while the object is made.
    lazy var shelves = 3
    /// Read by actions.
    lazy var taken = 0
    private lazy var count = 0

    init() {
        shelves = 4
    }

    func take() {
        count += 1
        taken += 1
        formatter.minimumIntegerDigits = count
        books.removeAll()
    }
}

struct LibraryView: View {
    @StateObject private var library = Library()

    var body: some View {
        Text(library.title)
        Text("\(library.shelves), \(library.books.count)")
        Text(library.formatter.string(from: 1) ?? "")
        Button("take") {
            library.take()
            print(library.taken)
        }
    }
}
