import Pantry
import SwiftUI

final class Library: ObservableObject {
    let events = EventStream()
    private var books: [String]? {
        willSet {
            objectWillChange.send()
        }
        didSet {
            counted = books?.count ?? 0
            events.send(counted)
        }
    }
    nonisolated(unsafe) private var counted = 0

    nonisolated var bookCount: Int { counted }

    func add(_ book: String) {
        books = (books ?? []) + [book]
    }
}

final class Journal {
    private var tasks: [Task<Void, Never>] = []

    init(library: Library) {
        let events = library.events.subscribe()
        tasks.append(
            Task {
                for event in events {
                    print(event)
                }
            })
    }
}

struct LibraryView: View {
    @ObservedObject var library: Library
    @State private var journal: Journal

    init(library: Library) {
        self.library = library
        _journal = State(wrappedValue: Journal(library: library))
    }

    var body: some View {
        Text("\(library.bookCount)")
    }
}
