import Foundation
import SwiftUI

class Entity: NSObject {
    var title = ""
}

final class Note: Entity {}

final class Mark: NSObject {
    let name = "fixed"
}

final class Tag: NSObject, ObservableObject {
    @Published var name = ""
}

struct Page: Equatable {
    var note: Note
}

final class NotesModel: ObservableObject {
    @Published var count = 0
    @Published var notes: [Note] = []
    @Published var opened: Note?
    @Published var page: Page?
    @Published var marks: [Mark] = []
    @Published var tags: Set<Tag> = []

    func rename(_ note: Note, to title: String) {
        note.title = title
        notes = stored()
    }

    private func stored() -> [Note] { notes.filter { _ in true } }
}

struct NotesView: View {
    @ObservedObject var model: NotesModel

    var body: some View {
        ForEach(model.notes, id: \.self) { note in Text(note.title) }
    }
}
