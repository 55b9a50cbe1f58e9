import SwiftUI

final class Log {
    private(set) var lines: [String] = []

    func append(_ line: String) {
        lines.append(line)
    }
}

struct Row {
    var books: [String] = []
}

struct Shelf {
    var rows = [Row()]
}

@Observable
final class Library {
    private(set) var name = "Library"
    private(set) var shelf = Shelf()
    private(set) var logs = [Log()]

    func add(_ book: String) {
        shelf.rows[0].books.append(book)
    }

    func note(_ line: String) {
        withMutation(keyPath: \.logs) {}
        logs[0].append(line)
    }
}

struct ContentView: View {
    @State private var library = Library()

    var body: some View {
        VStack {
            Text(library.name)
            Books(library: library)
            Lines(library: library)
            Button("Add") { library.add("Emma") }
            Button("Note") { library.note("Added") }
        }
    }
}

struct Books: View {
    var library: Library

    var body: some View { Text(library.shelf.rows[0].books.joined()) }
}

struct Lines: View {
    var library: Library

    var body: some View { Text(library.logs[0].lines.joined()) }
}
