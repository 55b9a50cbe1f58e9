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

@Observable
final class Desk {
    var note = Note(id: 1, text: "a") { didSet { withMutation(keyPath: \.note) {} } }
    var notes: [Note] = [] { didSet { withMutation(keyPath: \.notes) {} } }
    var pen = Pen() { didSet { withMutation(keyPath: \.pen) {} } }
    var ruler: Ruler?

    func take(_ note: Note, _ pen: Pen, _ ruler: Ruler) {
        self.note = note
        notes = [note]
        self.pen = pen
        self.ruler = ruler
    }
}

@Observable
final class Shelf {
    var notes: [Int: LongNote] = [:] { didSet { withMutation(keyPath: \.notes) {} } }

    func put(_ note: LongNote) { notes = [1: note] }
}

@Observable
final class Book {
    var pages: [Page] = [] { didSet { withMutation(keyPath: \.pages) {} } }

    func add(_ page: Page) { pages = pages + [page] }
}

struct DeskView: View {
    var desk: Desk
    var shelf: Shelf
    var book: Book

    var body: some View {
        Text("\(desk.note.text) \(shelf.notes.count) \(book.pages.count)")
    }
}
