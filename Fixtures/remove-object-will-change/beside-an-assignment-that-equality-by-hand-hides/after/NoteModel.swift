import SwiftUI

struct Note: Equatable {
    var id: Int
    var text: String

    static func == (lhs: Note, rhs: Note) -> Bool { lhs.id == rhs.id }
}

struct Place: Equatable {
    var name = ""
}

@Observable
final class NoteModel {
    private(set) var note = Note(id: 1, text: "a")
    private(set) var notes: [Note] = []
    private(set) var place = Place()
    var pinned = Note(id: 2, text: "b") { didSet { withMutation(keyPath: \.pinned) {} } }
    var visited = Place()

    func edit(_ text: String) {
        withMutation(keyPath: \.note) {}
        note = Note(id: 1, text: text)
    }

    func reload() {
        notes = notes.map { Note(id: $0.id, text: "new") }
        withMutation(keyPath: \.notes) {}
    }

    // A change of a part is announced, whatever it is equal to.
    func replace(with note: Note) {
        notes[0] = note
    }

    // This is compared as the compiler does.
    func move() {
        place = Place(name: "there")
    }
}

struct NoteView: View {
    @State private var model = NoteModel()

    var body: some View {
        Text(model.note.text + model.place.name + model.pinned.text + model.visited.name)
        Text(model.notes.map(\.text).joined())
        Button("Edit") { model.edit("b"); model.reload() }
        Button("Replace") { model.replace(with: Note(id: 3, text: "c")); model.move() }
    }
}
