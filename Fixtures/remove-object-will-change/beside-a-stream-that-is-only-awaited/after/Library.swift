import Pantry
import SwiftUI

@Observable
final class Library {
    let events = EventStream()
    private var books: [String]? {
        willSet {
            withMutation(keyPath: \.bookCount) {}
        }
        didSet {
            counted = books?.count ?? 0
            events.send(counted)
        }
    }
    @ObservationIgnored nonisolated(unsafe) private var counted = 0

    nonisolated var bookCount: Int {
        access(keyPath: \.bookCount)
        return counted
    }

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
                for await event in events {
                    print(event)
                }
            })
    }
}

struct LibraryView: View {
    var library: Library
    @State private var journal: Journal

    init(library: Library) {
        self.library = library
        _journal = State(wrappedValue: Journal(library: library))
    }

    var body: some View {
        Text("\(library.bookCount)")
    }
}
