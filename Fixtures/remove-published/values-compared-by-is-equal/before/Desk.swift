import Foundation
import SwiftUI

/// Its `==` is that of `NSObject`, which calls `isEqual(_:)`.
class Note: NSObject {
    let id: Int
    let text: String

    init(id: Int, text: String) {
        self.id = id
        self.text = text
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? Note)?.id == id }
}

final class LongNote: Note {}

/// Compared as objects.
final class Pen: NSObject {
    var color = ""
}

/// Its own, that nothing calls.
final class Ruler {
    var length = 0

    func isEqual(_ object: Any?) -> Bool { (object as? Ruler)?.length == length }
}

struct Page: Equatable {
    var note: Note
}

final class Desk: ObservableObject {
    @Published var note = Note(id: 1, text: "a")
    @Published var notes: [Note] = []
    @Published var pen = Pen()
    @Published var ruler: Ruler?

    func take(_ note: Note, _ pen: Pen, _ ruler: Ruler) {
        self.note = note
        notes = [note]
        self.pen = pen
        self.ruler = ruler
    }
}

final class Shelf: ObservableObject {
    @Published var notes: [Int: LongNote] = [:]

    func put(_ note: LongNote) { notes = [1: note] }
}

final class Book: ObservableObject {
    @Published var pages: [Page] = []

    func add(_ page: Page) { pages = pages + [page] }
}

struct DeskView: View {
    @ObservedObject var desk: Desk
    @ObservedObject var shelf: Shelf
    @ObservedObject var book: Book

    var body: some View {
        Text("\(desk.note.text) \(shelf.notes.count) \(book.pages.count)")
    }
}
