import SwiftUI

@Observable
final class Library {
    var books: [String] = []

    /// Never assigned.
    @ObservationIgnored lazy var title = "library"
    @ObservationIgnored lazy var formatter = NumberFormatter()
    /// Changed while the object is made.
    @ObservationIgnored lazy var shelves = 3
    /// Read by actions.
    @ObservationIgnored lazy var taken = 0
    @ObservationIgnored private lazy var count = 0

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
    @State private var library = Library()

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
