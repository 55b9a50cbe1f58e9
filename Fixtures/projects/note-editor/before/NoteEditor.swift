import SwiftUI

struct NoteEditor: View {
    @ObservedObject var note: Note

    var body: some View {
        VStack {
            TextField("Title", text: $note.title)
            TextField("Text", text: $note.text)
            Toggle("Pinned", isOn: $note.isPinned)
        }
    }
}

struct NoteEditor_Previews: PreviewProvider {
    static var previews: some View {
        NoteEditor(note: Note(title: "Sample"))
    }
}
