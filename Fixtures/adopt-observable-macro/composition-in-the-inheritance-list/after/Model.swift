import SwiftUI

@Observable
final class Note: Identifiable {
    let id = UUID()
    var text = ""
}

struct NoteView: View {
    @Bindable var note: Note
    var body: some View { TextField("t", text: $note.text) }
}
