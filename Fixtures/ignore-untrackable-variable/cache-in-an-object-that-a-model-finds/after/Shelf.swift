import SwiftUI

/// `hits`, `lastTitle`, `rank` and `seen` are written while a view is made, through functions of the shelf.
@Observable
final class Book: Identifiable {
    var title = ""
    @ObservationIgnored private var hits = 0
    @ObservationIgnored var lastTitle = ""
    @ObservationIgnored var rank = 0
    @ObservationIgnored var seen = false

    func note() { hits += 1 }
}

@Observable
final class Shelf {
    var books: [Book] = []
    var byName: [String: Book] = [:]
    var favorite: Book?
    var first = Book()

    func title(at index: Int) -> String {
        books[index].note()
        return books[index].title
    }

    func title(of name: String) -> String {
        guard let book = books.first(where: { $0.title == name }) else { return "" }
        book.lastTitle = name
        return book.title
    }

    func ranking() -> String {
        books.filter { $0.rank == 0 }.forEach { $0.rank = 1 }
        for (_, book) in byName { book.seen = true }
        (favorite ?? first).note()
        return "\(books.count)"
    }
}

/// What only actions do to a record, or what is done to one that was made just now, is told to views.
@Observable
final class Record: Identifiable {
    var title = ""
    private(set) var plays = 0
    var volume = 0
    private(set) var skips = 0

    func play() { plays += 1 }
    func skip() { skips += 1 }
}

@Observable
final class Records {
    var records: [Record] = []
    private(set) var current: Record?

    func play(at index: Int) -> Bool {
        records[index].play()
        return true
    }

    func skip() -> Record? {
        current?.skip()
        return current
    }

    func sample(_ title: String) -> Record {
        let record = [title].map { _ in Record() }[0]
        record.volume = 5
        return record
    }
}

struct ShelfView: View {
    var shelf: Shelf
    var records: Records

    var body: some View {
        Text(shelf.title(at: 0))
        Text(shelf.title(of: "Emma"))
        Text(shelf.ranking())
        Text("\(shelf.first.lastTitle) \(shelf.first.rank) \(shelf.first.seen)")
        Button("Play") { _ = records.play(at: 0) }
        Control("Skip", run: { _ = records.skip() })
        RecordView(record: records.sample("A"))
        ForEach(records.records) { RecordView(record: $0) }
    }
}

struct RecordView: View {
    var record: Record

    var body: some View {
        Text("\(record.title) \(record.plays) \(record.volume) \(record.skips)")
    }
}

struct Control: View {
    let title: String
    let run: () -> Void

    init(_ title: String, run: @escaping () -> Void) {
        self.title = title
        self.run = run
    }

    var body: some View {
        Button(title, action: run)
    }
}
