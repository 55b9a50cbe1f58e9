import Foundation
import SwiftUI

class Entity: NSObject {
    var title = ""
}

final class Note: Entity {}

final class Mark: NSObject {
    let name = "fixed"
}

@Observable
final class Tag: NSObject {
    var name = ""
}

struct Page: Equatable {
    var note: Note
}

@Observable
final class NotesModel {
    var count = 0
    var notes: [Note] = [] { didSet { withMutation(keyPath: \.notes) {} } }
    var opened: Note?
    var page: Page?
    var marks: [Mark] = []
    var tags: Set<Tag> = []

    func rename(_ note: Note, to title: String) {
        note.title = title
        notes = stored()
    }

    private func stored() -> [Note] { notes.filter { _ in true } }
}

struct NotesView: View {
    var model: NotesModel

    var body: some View {
        ForEach(model.notes, id: \.self) { note in Text(note.title) }
    }
}
