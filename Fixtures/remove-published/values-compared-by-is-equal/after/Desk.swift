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
    var note = Note(id: 1, text: "a")
    var notes: [Note] = []
    var pen = Pen()
    var ruler: Ruler?
}

@Observable
final class Shelf {
    var notes: [Int: LongNote] = [:]
}

@Observable
final class Book {
    var pages: [Page] = []
}

struct DeskView: View {
    var desk: Desk
    var shelf: Shelf
    var book: Book

    var body: some View {
        Text("\(desk.note.text) \(shelf.notes.count) \(book.pages.count)")
    }
}
