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

final class Library: ObservableObject {
    @Published private(set) var name = "Library"
    private(set) var shelf = Shelf()
    private(set) var logs = [Log()]

    func add(_ book: String) {
        objectWillChange.send()
        shelf.rows[0].books.append(book)
    }

    func note(_ line: String) {
        objectWillChange.send()
        logs[0].append(line)
    }
}

struct ContentView: View {
    @StateObject private var library = Library()

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
    @ObservedObject var library: Library

    var body: some View { Text(library.shelf.rows[0].books.joined()) }
}

struct Lines: View {
    @ObservedObject var library: Library

    var body: some View { Text(library.logs[0].lines.joined()) }
}
