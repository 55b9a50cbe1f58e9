import SwiftUI

struct NoteRow: View {
    @ObservedObject var note: Note

    var body: some View {
        Text(note.isPinned ? "* \(note.title)" : note.title)
    }
}
